"""Training: a network plays many games at once against itself, older selves and the greedy bot, and learns from who wins (PPO).

The *actor* is what is shipped: from what a seat knows and one legal action it makes a number, the higher the better. Beside it, from
the same first layers, comes the seat's own guess of its chance to win. The *critic* sees everybody's secrets and guesses each seat's
chance; it tells luck from skill while training, and is thrown away after it.

    python -m hacktable.lab.training.ppo FOLDER --out OUT --iterations 2000

FOLDER is what `hacktable.lab.training.prepare` writes. This file needs PyTorch and NumPy and nothing else of Hacktable but `machines.py`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hacktable.lab.training.machines import Graphics, Machine

LEARNS, GREEDY, OLDER = 0, 1, 2
MOST_SEATS, MOST_LEGAL, MOST_SOURCES = 8, 256, 16
NEVER = -1e9
SMALLEST_SPREAD = 0.02
"""Advantages are divided by their spread; before the first games end it is next to nothing."""


@dataclass
class Plan:
    """All that a training run depends on besides the machine."""

    iterations: int = 500
    seconds: float = 0.0
    """If not 0, the run ends after so long, and rates fall with the clock instead of with iterations: such a run cannot be repeated exactly."""
    lanes: int = 65536
    steps: int = 32
    """Choices a lane makes in one iteration."""
    parts: int = 1
    """Each step's lanes are learned from in so many parts."""
    rate: float = 8e-4
    last_rate: float = 3e-5
    entropy: float = 0.02
    last_entropy: float = 0.001
    trace: float = 0.98
    """GAE's λ: how far what happens later counts back."""
    clip: float = 0.2
    sizes: tuple[int, ...] = (384, 256, 128, 64)
    critic: int = 512
    greedy: float = 0.5
    """Share of lanes where one seat learns and all others are greedy."""
    mixed: float = 0.1
    """Share of lanes where some of the others are greedy."""
    older: float = 0.1
    """Share of lanes, besides those, where an older self sits in some seats."""
    older_every: int = 150
    """Iterations after which the older self is replaced by the present one."""
    scatter: int = 200
    """Random choices, at most, before a lane begins: games of one length would otherwise all be in the same phase."""
    seed: int = 1
    measured: tuple[str, ...] = ()
    """Groups of boards on which strength is measured on the way; none: all of them, at the end alone."""
    measure_every: float = 150.0
    """Seconds."""
    games: int = 4096
    final_games: int = 16384
    save_every: float = 60.0
    sharpness: float = 0.5
    """Weight of the critic's loss."""
    guess: float = 0.2
    """Weight of the loss of the seat's own guess."""


# ---------------------------------------------------------------- lanes


class Prepared:
    """A prepared folder: the columns' scales, boards, and how large the records are."""

    def __init__(self, folder: Path) -> None:
        self.about: dict[str, Any] = json.loads((folder / "about.json").read_text())
        self.visible, self.width, self.action_width = (int(self.about[each]) for each in ("visible", "width", "action_width"))
        self.scales, self.action_scales = self.about["scales"], self.about["action_scales"]
        self.boards = (folder / "boards.bin").read_bytes()
        self.silent = (folder / "silent.bin").read_bytes()
        self.players: list[int] = self.about["players"]
        """Of every board."""
        self.weights: list[float] = self.about["weights"]
        """How often each board is drawn for training."""
        self.groups: dict[str, list[int]] = self.about["groups"]
        """Boards on which strength is measured, by name."""


class Lanes:
    """Games side by side."""

    def __init__(self, machine: Machine, prepared: Prepared, which: Tensor, players: Tensor, seed: int, restart: bool) -> None:
        self.machine, self.prepared, self.count = machine, prepared, len(which)
        count, device, about = self.count, machine.device, prepared.about["bytes"]
        chance = torch.Generator().manual_seed(seed)
        keys = torch.randint(-(2**31), 2**31, (count, 8), generator=chance, dtype=torch.int64)
        keys[:, 7] = 0
        coins = torch.randint(0, 2**62, (count, 1), generator=chance, dtype=torch.int64)

        def zeros(*shape: int, kind: torch.dtype = torch.int64) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        def record(stored: bytes) -> Tensor:
            return torch.frombuffer(bytearray(stored), dtype=torch.uint8).to(device)

        self.at: dict[str, Any] = {
            "boards": record(prepared.boards),
            "silent": record(prepared.silent),
            "which": which.to(device),
            "states": zeros(count * about["states"], kind=torch.uint8),
            "masks": zeros(count * about["masks"], kind=torch.uint8),
            "keys": keys.to(device),
            "coins": coins.to(device),
            "players": players.to(device),
            "acts": zeros(count, MOST_LEGAL),
            "chosen": zeros(count),
            "counts": zeros(count),
            "seats": zeros(count),
            "shares": zeros(count, MOST_SEATS, kind=torch.float32),
            "points": zeros(count, MOST_SEATS),
            "sources": zeros(count, MOST_SEATS, MOST_SOURCES),
            "placing": zeros(count, MOST_SEATS),
            "done": zeros(count),
            "restart": int(restart),
        }
        self.seats_at_table = torch.tensor(prepared.players, device=device)[self.at["which"]]
        machine.run("begin_lane", count, self.at)

    def move_on(self, choice: Tensor | None = None) -> None:
        """Do what was chosen (none: look where the lanes stand), up to the next choices."""
        counts = self.at["counts"]
        chosen = torch.full_like(counts, -1) if choice is None else torch.where(counts > 0, choice, -1)
        self.at["chosen"] = chosen.contiguous()
        self.machine.run("move_lane", self.count, self.at)

    def look(self) -> Choices:
        counts = self.at["counts"]
        ends = counts.cumsum(0)
        self.at["offsets"] = ends - counts
        total, most = torch.stack([ends[-1], counts.max()]).tolist()
        device, prepared = self.machine.device, self.prepared
        rows = torch.zeros(self.count, prepared.width, dtype=torch.int8, device=device)
        action_rows = torch.zeros(max(1, total), prepared.action_width, dtype=torch.int8, device=device)
        self.machine.run("describe_lane", self.count, {**self.at, "rows": rows, "action_rows": action_rows})
        lane = torch.repeat_interleave(torch.arange(self.count, device=device), counts, output_size=total)
        place = torch.arange(total, device=device) - self.at["offsets"][lane]
        return Choices(rows, action_rows[:total], lane, place, max(1, most))


@dataclass
class Choices:
    """What lanes can choose from: a row a lane, a row an action, and which lane and which of its actions each of these is."""

    rows: Tensor
    action_rows: Tensor
    lane: Tensor
    place: Tensor
    most: int

    def part(self, low: int, high: int) -> Choices:
        """Some lanes of them."""
        if low == 0 and high == len(self.rows):
            return self
        inside = slice(*torch.searchsorted(self.lane, torch.tensor([low, high], device=self.lane.device)).tolist())
        return Choices(self.rows[low:high], self.action_rows[inside], self.lane[inside] - low, self.place[inside], self.most)


# ---------------------------------------------------------------- networks


class Gather(torch.autograd.Function):
    """`x[lane]`; going back, what belongs to one lane is added up in float32."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, lane: Tensor) -> Tensor:
        ctx.save_for_backward(lane)
        ctx.count = x.shape[0]
        return x[lane]

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor, None]:
        (lane,), grad = ctx.saved_tensors, grads[0]
        total = torch.zeros(ctx.count, grad.shape[1], device=grad.device, dtype=torch.float32)
        return total.index_add_(0, lane, grad.float()).to(grad.dtype), None


class First(nn.Module):
    """The first layer: rows of small whole numbers, each column worth its scale."""

    scales: Tensor

    def __init__(self, scales: Sequence[float], out: int, *, bias: bool = True) -> None:
        super().__init__()
        self.layer = nn.Linear(len(scales), out, bias=bias)
        self.register_buffer("scales", torch.tensor(scales))

    def forward(self, rows: Tensor) -> Tensor:
        weight = self.layer.weight * self.scales
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        return functional.linear(rows.to(kind), weight.to(kind), None if self.layer.bias is None else self.layer.bias.to(kind))

    def folded(self) -> Tensor:
        return self.layer.weight * self.scales


class Actor(nn.Module):
    """What is shipped."""

    def __init__(self, prepared: Prepared, sizes: Sequence[int]) -> None:
        super().__init__()
        wide, deep, head, last = sizes
        self.pad = -(-prepared.visible // 16) * 16
        scales = [*prepared.scales[: prepared.visible], *[0.0] * (self.pad - prepared.visible)]  # what is secret counts nothing
        self.one, self.two = First(scales, wide), nn.Linear(wide, deep)
        self.state, self.action = nn.Linear(deep, head), First(prepared.action_scales, head, bias=False)
        self.mix, self.out = nn.Linear(head, last), nn.Linear(last, 1, bias=False)
        self.value = nn.Linear(deep, 1)
        for each in (self.out.weight, self.value.weight, self.value.bias):
            nn.init.zeros_(each)

    def forward(self, choices: Choices) -> tuple[Tensor, Tensor]:
        """A number for each action, in a table with a row a lane; and the own guess, before the sigmoid."""
        hidden = functional.relu(self.two(functional.relu(self.one(choices.rows[:, : self.pad]))))
        seen = Gather.apply(self.state(hidden), choices.lane)
        logits = self.out(functional.relu(self.mix(functional.relu(seen + self.action(choices.action_rows))))).float().squeeze(1)
        table = torch.full((len(choices.rows), choices.most), NEVER, device=logits.device)
        return table.index_put((choices.lane, choices.place), logits), self.value(hidden).float().squeeze(1)


class Critic(nn.Module):
    """Everybody's chance to win, counted from who decides, from everything."""

    def __init__(self, prepared: Prepared, wide: int) -> None:
        super().__init__()
        self.one, self.two, self.out = First(prepared.scales, wide), nn.Linear(wide, wide), nn.Linear(wide, MOST_SEATS)
        nn.init.zeros_(self.out.weight)

    def forward(self, rows: Tensor, seats: Tensor) -> Tensor:
        """Logarithms of the chances; of seats that are not there, next to nothing."""
        logits = self.out(functional.relu(self.two(functional.relu(self.one(rows))))).float()
        there = torch.arange(MOST_SEATS, device=rows.device)[None] < seats[:, None]
        return logits.masked_fill(~there, NEVER).log_softmax(1)


def to_seats(values: Tensor, me: Tensor, seats: Tensor) -> Tensor:
    """From places counted from who decides to seats."""
    place = torch.arange(MOST_SEATS, device=values.device)[None]
    return values.gather(1, torch.where(place < seats[:, None], (place - me[:, None]) % seats[:, None], place))


def from_seats(values: Tensor, me: Tensor, seats: Tensor) -> Tensor:
    place = torch.arange(MOST_SEATS, device=values.device)[None]
    return values.gather(1, torch.where(place < seats[:, None], (place + me[:, None]) % seats[:, None], place))


# ---------------------------------------------------------------- training


@dataclass
class Step:
    """One choice of every lane, and what came of it."""

    choices: Choices
    choice: Tensor
    before: Tensor
    """Logarithm of how likely it was."""
    me: Tensor
    learns: Tensor
    value: Tensor
    done: Tensor
    shares: Tensor
    advantage: Tensor = field(default_factory=lambda: torch.zeros(0))
    target: Tensor = field(default_factory=lambda: torch.zeros(0))


class Training:
    """One run."""

    def __init__(self, machine: Machine, prepared: Prepared, plan: Plan, out: Path, name: str) -> None:
        self.machine, self.prepared, self.plan, self.out, self.name = machine, prepared, plan, out, name
        torch.manual_seed(plan.seed)
        device = machine.device
        self.actor, self.older = Actor(prepared, plan.sizes).to(device), Actor(prepared, plan.sizes).to(device)
        self.critic = Critic(prepared, plan.critic).to(device)
        self.optimizer = torch.optim.Adam(
            [*self.actor.parameters(), *self.critic.parameters()], lr=plan.rate, betas=(0.9, 0.99), eps=1e-5, fused=device.type == "cuda"
        )
        self.older.load_state_dict(self.actor.state_dict())
        self.iteration, self.spent, self.games, self.choices = 0, 0.0, 0, 0
        self.curve: list[dict[str, Any]] = []
        self.began = time.time()

    # ------------------------------------------------------------ lanes of training

    def lanes(self) -> Lanes:
        """Lanes in order of who plays against whom, and of boards: neighbours on a GPU then do much the same."""
        plan, prepared = self.plan, self.prepared
        chance = np.random.default_rng(plan.seed)
        kind = np.sort(chance.choice(4, plan.lanes, p=[1 - plan.greedy - plan.mixed - plan.older, plan.greedy, plan.mixed, plan.older]))
        weights = np.array(prepared.weights)
        which = chance.choice(len(weights), plan.lanes, p=weights / weights.sum())
        order = np.lexsort((which, kind))
        which = which[order]
        seats = np.array(prepared.players)[which]
        learner = chance.integers(0, seats)
        others = np.arange(MOST_SEATS)[None] != learner[:, None]
        some = others & (chance.random((plan.lanes, MOST_SEATS)) < 0.6)
        players = np.zeros((plan.lanes, MOST_SEATS), np.int64)
        players[(kind == 1)[:, None] & others] = GREEDY
        players[(kind == 2)[:, None] & some] = GREEDY
        players[(kind == 3)[:, None] & some] = OLDER
        self.first_older = int((kind < 3).sum())
        lanes = Lanes(self.machine, prepared, torch.from_numpy(which), torch.from_numpy(players), plan.seed, restart=True)
        lanes.move_on()
        still = torch.randint(0, max(1, plan.scatter), (plan.lanes,), device=self.machine.device)
        for step in range(plan.scatter):
            counts = lanes.at["counts"]
            choice = (torch.rand(plan.lanes, device=self.machine.device) * counts).long().clamp(max=MOST_LEGAL - 1)
            held = lanes.at["counts"].clone()
            lanes.at["chosen"] = torch.where((step < still) & (held > 0), choice, -1).contiguous()
            lanes.machine.run("move_lane", lanes.count, lanes.at)
        return lanes

    # ------------------------------------------------------------ one iteration

    def play(self, lanes: Lanes) -> list[Step]:
        """Let the lanes choose, and say for each choice how much better it was than expected."""
        plan, steps = self.plan, list[Step]()
        seats = lanes.seats_at_table
        with torch.no_grad(), self.half():
            for number in range(plan.steps + 1):
                choices, me = lanes.look(), lanes.at["seats"].clone()
                value = to_seats(self.critic(choices.rows, seats).exp(), me, seats)
                if number == plan.steps:
                    break
                logits, _ = self.actor(choices)
                if self.first_older < lanes.count:
                    last = choices.part(self.first_older, lanes.count)
                    theirs, _ = self.older(last)
                    old = lanes.at["players"].gather(1, me[:, None]).squeeze(1)[self.first_older :] == OLDER
                    logits[self.first_older :] = torch.where(old[:, None], theirs, logits[self.first_older :])
                choice = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
                before = logits.log_softmax(1).gather(1, choice[:, None]).squeeze(1)
                learns = (lanes.at["players"].gather(1, me[:, None]).squeeze(1) == LEARNS) & (lanes.at["counts"] > 0)
                lanes.move_on(choice)
                steps.append(Step(choices, choice, before, me, learns.float(), value, lanes.at["done"] > 0, lanes.at["shares"].clone()))
        advantage, following = torch.zeros_like(value), value
        for step in reversed(steps):
            ahead = torch.where(step.done[:, None], step.shares, following)
            advantage = ahead - step.value + plan.trace * torch.where(step.done[:, None], 0.0, advantage)
            following = step.value
            step.advantage = advantage.gather(1, step.me[:, None]).squeeze(1)
            step.target = from_seats((advantage + step.value).clamp(0, 1), step.me, seats)
        self.choices += plan.steps * lanes.count
        self.games += int(torch.stack([step.done.sum() for step in steps]).sum())
        return steps

    def learn(self, steps: list[Step], seats: Tensor, rate: float) -> list[float]:
        """One pass over what was played. Means of: policy's loss, critic's, entropy, change, the own guess's."""
        plan, count = self.plan, len(seats)
        for group in self.optimizer.param_groups:
            group["lr"] = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + math.cos(math.pi * rate))
        entropy_weight = plan.entropy * (plan.last_entropy / plan.entropy) ** rate
        learning = torch.stack([step.learns for step in steps])
        gains = torch.stack([step.advantage for step in steps])
        total = learning.sum().clamp_min(1)
        mean = (gains * learning).sum() / total
        spread = (((gains - mean).square() * learning).sum() / total).sqrt().clamp_min(SMALLEST_SPREAD)
        sums = torch.zeros(5, device=self.machine.device)
        for index in torch.randperm(len(steps)).tolist():
            step = steps[index]
            for part in range(plan.parts):
                low, high = count * part // plan.parts, count * (part + 1) // plan.parts
                some = slice(low, high)
                with self.half():
                    choices = step.choices.part(low, high)
                    logits, guess = self.actor(choices)
                    judged = self.critic(choices.rows, seats[some])
                logs = logits.log_softmax(1)
                now = logs.gather(1, step.choice[some][:, None]).squeeze(1)
                ratio, gain, learns = (now - step.before[some]).clamp(-10, 10).exp(), step.advantage[some] / spread, step.learns[some]
                weight = learns / learns.sum().clamp_min(1)
                policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain) * weight).sum()
                entropy = -((logs.exp() * logs.clamp_min(-50)).sum(1) * weight).sum()
                target = step.target[some]
                critic = -(target * judged.clamp_min(-50)).sum(1).mean()
                own = functional.binary_cross_entropy_with_logits(guess, target[:, 0])
                loss = policy + plan.sharpness * critic + plan.guess * own - entropy_weight * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
                nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                self.optimizer.step()
                change = ((now.detach() - step.before[some]).square() * weight).sum() / 2
                sums += torch.stack([policy.detach(), critic.detach(), entropy.detach(), change, own.detach()])
        means: list[float] = [*(sums / (len(steps) * plan.parts)).tolist(), spread.item()]
        return means

    def half(self) -> Any:
        return torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.machine.device.type == "cuda")

    # ------------------------------------------------------------ strength

    @torch.no_grad()
    def measure(self, group: str, games: int, seed: int = 99) -> dict[str, Any]:
        """The network in one seat, greedy in all others, each game to its end: the share of wins, and half of its 95 % interval."""
        boards = self.prepared.groups[group]
        which = torch.tensor(boards)[torch.arange(games) * len(boards) // games]
        seats = torch.tensor(self.prepared.players)[which]
        mine = torch.arange(MOST_SEATS)[None] == (torch.arange(games) % seats)[:, None]
        players = torch.where(mine, LEARNS, GREEDY)
        lanes = Lanes(self.machine, self.prepared, which, players, seed, restart=False)
        lanes.move_on()
        for _ in range(5000):
            choices = lanes.look()
            if len(choices.action_rows) == 0:
                break
            with self.half():
                logits, _ = self.actor(choices)
            lanes.move_on(logits.argmax(1))
        shares = lanes.at["shares"]
        over = shares.sum(1) > 0.5
        won = (shares * mine.to(shares.device)).sum(1)
        half = 1.96 * won.std().item() / math.sqrt(games)
        return {"group": group, "won": won.mean().item(), "half": half, "games": games, "unfinished": int((~over).sum())}

    # ------------------------------------------------------------ the whole run

    def run(self) -> None:
        plan = self.plan
        lanes = self.lanes()
        next_measure, next_save = plan.measure_every, plan.save_every
        while self.spent < plan.seconds if plan.seconds else self.iteration < plan.iterations:
            start = time.time()
            rate = min(1.0, self.spent / plan.seconds) if plan.seconds else self.iteration / plan.iterations
            steps = self.play(lanes)
            played = time.time() - start
            means = self.learn(steps, lanes.seats_at_table, rate)
            self.iteration += 1
            if self.iteration % plan.older_every == 0:
                self.older.load_state_dict(self.actor.state_dict())
            self.spent += time.time() - start
            if self.iteration % 20 == 1:
                actions = len(steps[0].choices.action_rows) / lanes.count
                self.tell(
                    f"{self.spent:6.1f} s, iteration {self.iteration}, {self.choices / 1e6:.0f} M choices, {self.games / 1e3:.0f} k games, "
                    f"{self.choices / self.spent / 1e6:.2f} M/s, play {played / (time.time() - start):.2f}; policy {means[0]:.4f} critic {means[1]:.4f} "
                    f"entropy {means[2]:.3f} change {means[3]:.5f} own {means[4]:.4f} spread {means[5]:.4f} actions {actions:.1f}"
                )
            if plan.measured and self.spent >= next_measure:
                next_measure += plan.measure_every
                for group in plan.measured:
                    self.note(self.measure(group, plan.games, seed=1000 + self.iteration))
            if self.spent >= next_save:
                next_save = self.spent + plan.save_every
                self.save()
        self.save()

    def note(self, found: dict[str, Any]) -> None:
        line = {"iteration": self.iteration, "seconds": round(self.spent, 1), "choices": self.choices, "games_played": self.games, **found}
        self.curve.append(line)
        self.tell("measured " + json.dumps(line))

    def finish(self) -> None:
        """Measure all groups, and write the report."""
        for group in self.prepared.groups if self.plan.final_games else ():
            self.note(self.measure(group, self.plan.final_games, seed=7))
            self.report()
        self.report()

    def tell(self, line: str) -> None:
        print(f"{self.name}: {line}", flush=True)

    # ------------------------------------------------------------ files

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """The actor's weights as they are shipped: scales folded in, inputs first, half precision."""
        actor, visible = self.actor, self.prepared.visible
        found = {
            "one": actor.one.folded()[:, :visible].T,
            "one_bias": actor.one.layer.bias,
            "two": actor.two.weight.T,
            "two_bias": actor.two.bias,
            "state": actor.state.weight.T,
            "state_bias": actor.state.bias,
            "action": actor.action.folded().T,
            "mix": actor.mix.weight.T,
            "mix_bias": actor.mix.bias,
            "out": actor.out.weight[0],
            "value": actor.value.weight[0],
            "value_bias": actor.value.bias,
        }
        return {name: each.detach().float().cpu().numpy().astype(np.float16) for name, each in found.items()}

    def weight_hash(self) -> str:
        return hashlib.sha256(b"".join(each.tobytes() for each in self.arrays().values())).hexdigest()

    def save(self) -> None:
        """A checkpoint, and the weights as they are shipped."""
        self.out.mkdir(parents=True, exist_ok=True)
        kept = {
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "progress": [self.iteration, self.spent, self.games, self.choices],
            "curve": self.curve,
        }
        torch.save(kept, self.out / f"{self.name}.checkpoint")
        np.savez_compressed(self.out / f"{self.name}.npz", fingerprint=np.array(self.prepared.about["fingerprint"]), **self.arrays())  # type: ignore[arg-type]
        self.report()

    def resume(self, path: Path, *, afresh: bool = False) -> None:
        """Go on from a checkpoint; `afresh`: with its networks alone, from iteration 0."""
        kept = torch.load(path, map_location=self.machine.device, weights_only=False)
        self.actor.load_state_dict(kept["actor"])
        self.older.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        if kept.get("optimizer"):
            self.optimizer.load_state_dict(kept["optimizer"])
        if not afresh:
            self.iteration, self.spent, self.games, self.choices = kept["progress"]
            self.curve = kept["curve"]
        torch.manual_seed(self.plan.seed + self.iteration)

    def report(self) -> None:
        cuda = self.machine.device.type == "cuda"
        found = {
            "game": self.prepared.about["game"],
            "fingerprint": self.prepared.about["fingerprint"],
            "device": torch.cuda.get_device_name() if cuda else "processor",
            "torch": torch.__version__,
            "python": sys.version.split()[0],
            "plan": asdict(self.plan),
            "iterations": self.iteration,
            "seconds": round(self.spent, 1),
            "games": self.games,
            "choices": self.choices,
            "weights": self.weight_hash(),
            "curve": self.curve,
        }
        (self.out / f"{self.name}.json").write_text(json.dumps(found, indent=1) + "\n")


def plan_of(pairs: Sequence[str]) -> Plan:
    """A plan from words such as `lanes=1024`."""
    plan = Plan()
    for pair in pairs:
        name, _, word = pair.partition("=")
        before = getattr(plan, name)
        parts = word.split(",")
        value: Any = tuple(int(each) if name == "sizes" else each for each in parts) if isinstance(before, tuple) else type(before)(word)
        setattr(plan, name, value)
    return plan


def main(words: Sequence[str] | None = None) -> None:
    command = argparse.ArgumentParser(description="Train a network on an NVIDIA GPU from a prepared folder.")
    command.add_argument("folder", type=Path)
    command.add_argument("plan", nargs="*", metavar="name=value", help="parts of the plan: see Plan")
    command.add_argument("--out", type=Path, default=Path())
    command.add_argument("--name", default="net")
    command.add_argument("--resume", type=Path)
    command.add_argument("--afresh", action="store_true", help="resume the networks alone")
    command.add_argument("--light", action="store_true", help="leave the optimizer's moments out of checkpoints")
    given = command.parse_args(words)
    torch.set_float32_matmul_precision("high")
    training = Training(Graphics(given.folder), Prepared(given.folder), plan_of(given.plan), given.out, given.name)
    if given.light:
        training.optimizer.state_dict = dict  # type: ignore[method-assign]
    if given.resume:
        training.resume(given.resume, afresh=given.afresh)
    training.run()
    training.finish()
    training.tell(f"done: {training.iteration} iterations, weights {training.weight_hash()[:16]}")


if __name__ == "__main__":
    main()
