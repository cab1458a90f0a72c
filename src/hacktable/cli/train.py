"""`hacktable train`: train a game's learned player, on a GPU or, small, on this machine's processor."""

from __future__ import annotations

import argparse
from pathlib import Path

from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "train",
        help="train a learned player",
        description="Train a network for a game by playing against itself, older selves and the greedy bot. The same plan and seed on the "
        "same machine give the same weights on a processor; on a GPU, with --exact.",
    )
    command.add_argument("game", metavar="GAME", help="one of `hacktable games`")
    command.add_argument("--out", type=Path, default=Path("trained"), metavar="FOLDER", help="for weights, checkpoints and the report")
    command.add_argument("--iterations", type=int, default=500, metavar="N", help="how long (default: 500)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="a number (default: 1)")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on from a checkpoint")
    command.add_argument("--processor", action="store_true", help="train on the processor even if there is a GPU")
    command.add_argument("--exact", action="store_true", help="have a GPU add up in a fixed order: slower, but repeatable")
    command.add_argument(
        "--plan", action="append", default=[], metavar="k=v", help="a part of the plan, such as lanes=4096; may be repeated"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    need("train", "hacktable train", "torch", "numba")
    import torch

    from hacktable.lab.training.machines import Graphics, Machine
    from hacktable.lab.training.ppo import Prepared, Training, plan_of
    from hacktable.lab.training.prepare import prepare
    from hacktable.lab.training.processor import Processor

    game = box(given.game).rules
    folder = given.out / "prepared"
    graphics = torch.cuda.is_available() and not given.processor
    prepare(game, folder, kernels=graphics, tell=print)
    torch.use_deterministic_algorithms(given.exact or not graphics)
    machine: Machine = Graphics(folder) if graphics else Processor(game)
    small = [] if graphics else ["lanes=256", "steps=16", "sizes=64,64,32,16", "critic=64", "scatter=50", "games=200", "final_games=200"]
    plan = plan_of([*small, f"iterations={given.iterations}", f"seed={given.seed}", *given.plan])
    training = Training(machine, Prepared(folder), plan, given.out, game.name)
    if given.resume:
        training.resume(given.resume)
    training.run()
    training.finish()
    print(f"{given.out / game.name}.npz: {training.iteration} iterations, weights {training.weight_hash()}")
    return 0
