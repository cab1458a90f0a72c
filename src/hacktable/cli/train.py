"""`hacktable train`: train a game's learned player, on a GPU or, small, on this machine's processor."""

from __future__ import annotations

import argparse
from pathlib import Path

from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box

CHAMPION = "champion"
SMALL = ["lanes=256", "steps=16", "sizes=64,64,32,16", "critic=64", "scatter=50", "games=200", "final_games=200", "place_rounds=3"]
"""What a processor can do in some seconds or minutes."""


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "train",
        help="train a learned player",
        description="Train a network for a game by playing against itself, older selves and the greedy bot. The same plan and seed on the "
        "same machine give the same weights on a processor; on a GPU, with --exact.",
    )
    command.add_argument("game", metavar="GAME", help="one of `hacktable games`")
    command.add_argument(
        "--out", type=Path, default=Path("trained"), metavar="FOLDER", help="for weights, checkpoints, the report and the curve"
    )
    command.add_argument("--iterations", type=int, default=500, metavar="N", help="how long (default: 500)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="a number (default: 1)")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on where a checkpoint was made")
    command.add_argument("--start", type=Path, metavar="FILE", help="begin a new run with the networks of a checkpoint, or with weights")
    command.add_argument(
        "--beat", metavar="FILE", help="train to beat these weights, which play all other seats; `champion`: those that come with the game"
    )
    command.add_argument(
        "--rival",
        metavar="FILE",
        help="train with these weights, which never change, in one seat of some games instead of older selves (how many: --plan older=0.35)",
    )
    command.add_argument("--name", metavar="NAME", help="of the files that are written (default: the game's)")
    command.add_argument(
        "--prepare", action="store_true", help="only compile the game for a GPU, into FOLDER/prepared, perhaps for another machine"
    )
    command.add_argument("--processor", action="store_true", help="train on the processor even if there is a GPU")
    command.add_argument("--exact", action="store_true", help="have a GPU add up in a fixed order: slower, but repeatable")
    command.add_argument(
        "--plan", action="append", default=[], metavar="k=v", help="a part of the plan, such as lanes=4096; may be repeated"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hacktable.lab.training.prepare import is_prepared, prepare

    game = box(given.game).rules
    folder = given.out / "prepared"
    if given.prepare:
        need("gpu", "hacktable train --prepare", "numba", "numba_cuda")
        prepare(game, folder, tell=print)
        return 0
    need("train", "hacktable train", "torch")
    import torch

    from hacktable.bots.learned.mind import places_of
    from hacktable.bots.learned.weights import weights_file
    from hacktable.lab.gpu import HOPPER
    from hacktable.lab.training.machines import Graphics, Machine
    from hacktable.lab.training.ppo import Prepared, Training, plan_of

    graphics = torch.cuda.is_available() and not given.processor
    if not graphics or not is_prepared(game, folder):
        need("train", "hacktable train", "numba")
        prepare(game, folder, gpu=min(torch.cuda.get_device_capability(), HOPPER) if graphics else None, tell=print)
    torch.use_deterministic_algorithms(given.exact or not graphics)
    torch.set_float32_matmul_precision("high")
    machine: Machine
    if graphics:
        machine, small = Graphics(folder), list[str]()
    else:
        from hacktable.lab.training.processor import Processor

        machine, small = Processor(game), SMALL
    plan = plan_of([*small, f"iterations={given.iterations}", f"seed={given.seed}", *given.plan])
    prepared = Prepared(folder)
    prepared.hide(*places_of(game, plan.without))
    training = Training(machine, prepared, plan, given.out, given.name or game.name)
    if given.beat:
        training.beat(weights_file(game) if given.beat == CHAMPION else Path(given.beat))
    elif given.rival:
        training.rival(weights_file(game) if given.rival == CHAMPION else Path(given.rival))
    if given.start:
        training.start(given.start)
    if given.resume:
        training.resume(given.resume)
    print(f"{given.out / training.name}.html: the curve, drawn anew after each measurement")
    training.run()
    training.learn_places()
    training.finish()
    print(f"{given.out / training.name}.npz: {training.iteration} iterations, weights {training.weight_hash()}")
    return 0
