"""Training: a network plays many games at once against itself, older selves and the greedy bot, and learns from who wins (PPO).

The *actor* is what is shipped: from what a seat knows and one legal action it makes a number, the higher the better. Beside it, from
the same first layers, comes the seat's own guess of its chance to win. The *critic* sees everybody's secrets and guesses each seat's
chance; it tells luck from skill while training, and is thrown away after it. When all this is learned, the network plays against itself once
more, and learns which place a seat can expect.

`hacktable train` starts it.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hacktable.lab.training.machines import Machine
from hacktable.lab.training.picture import page_of
from hacktable.lab.training.stepping import GREEDY, LEARNS, OLDER

MOST_SEATS, MOST_LEGAL, MOST_SOURCES = 8, 256, 16
NEVER = -1e9
COLDEST = 1e-4
"""The warmth at which what is liked best is as good as certain."""
LONGEST = 5000
"""Choices in a game, at most: more would be an error in the rules."""
SMALLEST_SPREAD = 0.02
"""Advantages are divided by their spread; before the first games end it is next to nothing."""


@dataclass
class Plan:
    """All that a training run depends on besides the machine."""

    iterations: int = 500
    lanes: int = 65536
    steps: int = 32
    """Choices a lane makes in one iteration."""
    parts: int = 1
    """Each step's lanes are learned from in so many parts."""
    passes: int = 1
    """How often everything played in an iteration is learned from."""
    average: int = 0
    """Iterations over which weights are averaged before they are measured and shipped; 0: the last ones as they are."""
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
    emphasis: tuple[str, ...] = ()
    """Boards that are played more often or less: `drawn-2:3` three times as often, `usual:0.5` half as often."""
    measured: tuple[str, ...] = ()
    """Groups of boards on which strength is measured on the way; none: those with the usual options."""
    measure_every: int = 100
    """Iterations; 0: only at the end."""
    games: int = 4096
    final_games: int = 16384
    save_every: float = 60.0
    """Seconds."""
    keep: tuple[float, ...] = ()
    """After which parts of the run weights are kept besides the last ones: early ones make weaker players."""
    sees_all: bool = False
    """Let the actor see everybody's secrets. It can never be shipped, but shows how much a player could win who knew everything."""
    without: tuple[str, ...] = ()
    """Blocks of a game's facts that no network sees, by their names in `features.py`: what is lost without them shows what they are worth."""
    warmth: float = 0.0
    """How a measured network chooses: 0, always what it likes best; 1, at random as in training; between, what it likes best more often."""
    their_warmth: float = 0.0
    """The same of a player that is to be beaten."""
    sharpness: float = 0.5
    """Weight of the critic's loss."""
    guess: float = 0.2
    """Weight of the loss of the seat's own guess."""
    place_rounds: int = 8
    """How often, at the end, as many games as there are lanes are played to learn which place to expect; 0: it is not learned."""
    place_rate: float = 5e-3
    place_batch: int = 16384


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

    def hide(self, columns: Iterable[int], action_columns: Iterable[int]) -> None:
        """Let some columns be worth nothing to any network."""
        for scales, hidden in ((self.scales, columns), (self.action_scales, action_columns)):
            for at in hidden:
                scales[at] = 0.0

    def shares(self, emphasis: Sequence[str]) -> np.ndarray[Any, Any]:
        """How often each board is played in training, in all 1, with an emphasis as in `Plan`."""
        usual = {at for name, boards in self.groups.items() if name.startswith("usual") for at in boards}
        kinds = [(name, f"{name}-{seats}") for at, seats in enumerate(self.players) for name in ["usual" if at in usual else "drawn"]]
        found = np.array(self.weights)
        for each in emphasis:
            name, _, times = each.partition(":")
            chosen = [name in kind for kind in kinds]
            if not any(chosen):
                raise ValueError(f"{name} names no boards")
            found[chosen] *= float(times)
        return found / found.sum()


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

    def __init__(self, prepared: Prepared, sizes: Sequence[int], *, sees_all: bool = False) -> None:
        super().__init__()
        wide, deep, head, last = sizes
        self.columns = prepared.width if sees_all else prepared.visible
        self.pad = -(-self.columns // 16) * 16
        scales = [*prepared.scales[: self.columns], *[0.0] * (self.pad - self.columns)]  # what is secret counts nothing
        self.one, self.two = First(scales, wide), nn.Linear(wide, deep)
        self.state, self.action = nn.Linear(deep, head), First(prepared.action_scales, head, bias=False)
        self.mix, self.out = nn.Linear(head, last), nn.Linear(last, 1, bias=False)
        self.value, self.place = nn.Linear(deep, 1), nn.Linear(deep, 1)
        for each in (self.out.weight, *self.value.parameters(), *self.place.parameters()):
            nn.init.zeros_(each)

    def forward(self, choices: Choices) -> tuple[Tensor, Tensor]:
        """A number for each action, in a table with a row a lane; and the own guess, before the sigmoid."""
        hidden = self.see(choices)
        return self.like(hidden, choices), self.value(hidden).float().squeeze(1)

    def see(self, choices: Choices) -> Tensor:
        """The positions through the layers that do not depend on an action."""
        return functional.relu(self.two(functional.relu(self.one(choices.rows[:, : self.pad]))))

    def like(self, hidden: Tensor, choices: Choices) -> Tensor:
        seen = Gather.apply(self.state(hidden), choices.lane)
        logits = self.out(functional.relu(self.mix(functional.relu(seen + self.action(choices.action_rows))))).float().squeeze(1)
        table = torch.full((len(choices.rows), choices.most), NEVER, device=logits.device)
        return table.index_put((choices.lane, choices.place), logits)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """The weights as they are shipped: scales folded in, inputs first, half precision."""
        found = {
            "one": self.one.folded()[:, : self.columns].T,
            "one_bias": self.one.layer.bias,
            "two": self.two.weight.T,
            "two_bias": self.two.bias,
            "state": self.state.weight.T,
            "state_bias": self.state.bias,
            "action": self.action.folded().T,
            "mix": self.mix.weight.T,
            "mix_bias": self.mix.bias,
            "out": self.out.weight[0],
            "value": self.value.weight[0],
            "value_bias": self.value.bias,
            "place": self.place.weight[0],
            "place_bias": self.place.bias,
        }
        return {name: each.detach().float().cpu().numpy().astype(np.float16) for name, each in found.items()}

    @torch.no_grad()
    def take(self, arrays: Mapping[str, np.ndarray[Any, Any]]) -> None:
        """Be what was shipped."""
        found = {name: torch.from_numpy(each.astype(np.float32)).to(self.out.weight.device) for name, each in arrays.items()}

        def unfold(first: First, weights: Tensor) -> None:
            scales = first.scales[: len(weights)]
            first.layer.weight.zero_()
            first.layer.weight[:, : len(weights)] = torch.where(scales > 0, weights.T / scales, 0.0)

        unfold(self.one, found["one"])
        unfold(self.action, found["action"])
        for name, layer in (("two", self.two), ("state", self.state), ("mix", self.mix)):
            layer.weight.copy_(found[name].T)
            layer.bias.copy_(found[f"{name}_bias"])
        self.one.layer.bias.copy_(found["one_bias"])
        self.out.weight[0] = found["out"]
        for name, last in (("value", self.value), ("place", self.place)):
            last.weight[0] = found[name]
            last.bias.copy_(found[f"{name}_bias"])


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


def drawn_from(logits: Tensor) -> Tensor:
    """A choice for each lane, at random, as likely as the numbers say."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)


# ---------------------------------------------------------------- training


@dataclass
class Watched:
    """What a network saw at each of its choices in games that are over, and what came of it."""

    hidden: Tensor
    """The last layer that does not depend on an action."""
    seats: Tensor
    """How many played."""
    place: Tensor
    """That the chooser had at the end."""
    share: Tensor
    """Of the win."""


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
        self.actor, self.mean, self.older = (Actor(prepared, plan.sizes, sees_all=plan.sees_all).to(device) for _ in range(3))
        self.frozen = False
        """Whether `older` is a player that never changes."""
        self.beats = False
        """Whether it is to be beaten, and sits in all other seats. Otherwise it is a rival, which sits in one seat of the lanes of an older self."""
        self.critic = Critic(prepared, plan.critic).to(device)
        self.optimizer = torch.optim.Adam(
            [*self.actor.parameters(), *self.critic.parameters()], lr=plan.rate, betas=(0.9, 0.99), eps=1e-5, fused=device.type == "cuda"
        )
        self.older.load_state_dict(self.actor.state_dict())
        self.mean.load_state_dict(self.actor.state_dict())
        self.iteration, self.spent, self.games, self.choices = 0, 0.0, 0, 0
        self.curve: list[dict[str, Any]] = []
        self.places: list[dict[str, Any]] = []
        """How well the places that were expected fit those that came, on each group of boards."""
        self.began = time.time()

    # ------------------------------------------------------------ lanes of training

    def lanes(self) -> Lanes:
        """Lanes in order of who plays against whom, and of boards: neighbours on a GPU then do much the same."""
        plan, prepared = self.plan, self.prepared
        chance = np.random.default_rng(plan.seed)
        kind = np.sort(chance.choice(4, plan.lanes, p=[1 - plan.greedy - plan.mixed - plan.older, plan.greedy, plan.mixed, plan.older]))
        if self.beats:
            kind[:] = 3
        which = chance.choice(len(prepared.weights), plan.lanes, p=prepared.shares(plan.emphasis))
        order = np.lexsort((which, kind))
        which = which[order]
        seats = np.array(prepared.players)[which]
        learner = chance.integers(0, seats)
        others = np.arange(MOST_SEATS)[None] != learner[:, None]
        some = others & (chance.random((plan.lanes, MOST_SEATS)) < 0.6)
        players = np.zeros((plan.lanes, MOST_SEATS), np.int64)
        players[(kind == 1)[:, None] & others] = GREEDY
        players[(kind == 2)[:, None] & some] = GREEDY
        players[(kind == 3)[:, None] & (others if self.beats else ~others if self.frozen else some)] = OLDER
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
                    theirs = theirs / max(COLDEST, plan.their_warmth) if self.beats else theirs
                    old = lanes.at["players"].gather(1, me[:, None]).squeeze(1)[self.first_older :] == OLDER
                    logits[self.first_older :] = torch.where(old[:, None], theirs, logits[self.first_older :])
                choice = drawn_from(logits)
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
        for index in [index for _ in range(plan.passes) for index in torch.randperm(len(steps)).tolist()]:
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
        means: list[float] = [*(sums / (len(steps) * plan.parts * plan.passes)).tolist(), spread.item()]
        return means

    @torch.no_grad()
    def average(self) -> None:
        """Let the weights that are shipped follow those that learn."""
        share = 1 / min(self.iteration, max(1, self.plan.average))
        for mine, learned in zip(self.mean.parameters(), self.actor.parameters(), strict=True):
            mine.lerp_(learned, share)

    def half(self) -> Any:
        return torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.machine.device.type == "cuda")

    # ------------------------------------------------------------ strength

    @torch.no_grad()
    def measure(self, group: str, games: int, seed: int = 99) -> dict[str, Any]:
        """The network in one seat, greedy (or who is to be beaten) in all others: the share of wins, and half of its 95 % interval.

        Every game is played to its end.
        """
        which = self.boards_of(group, games)
        seats = torch.tensor(self.prepared.players)[which]
        mine = torch.arange(MOST_SEATS)[None] == (torch.arange(games) % seats)[:, None]
        players = torch.where(mine, LEARNS, OLDER if self.beats else GREEDY)
        lanes = Lanes(self.machine, self.prepared, which, players, seed, restart=False)
        lanes.move_on()
        for _ in range(LONGEST):
            choices = lanes.look()
            if len(choices.action_rows) == 0:
                break
            with self.half():
                logits, _ = self.mean(choices)
                choice = drawn_from(logits / self.plan.warmth) if self.plan.warmth else logits.argmax(1)
                if self.beats:
                    theirs, _ = self.older(choices)
                    its = lanes.at["players"].gather(1, lanes.at["seats"][:, None]).squeeze(1) == OLDER
                    chosen = drawn_from(theirs / self.plan.their_warmth) if self.plan.their_warmth else theirs.argmax(1)
                    choice = torch.where(its, chosen, choice)
            lanes.move_on(choice)
        shares = lanes.at["shares"]
        over = shares.sum(1) > 0.5
        won = (shares * mine.to(shares.device)).sum(1)
        half = 1.96 * won.std().item() / math.sqrt(games)
        return {"group": group, "won": won.mean().item(), "half": half, "games": games, "unfinished": int((~over).sum())}

    def boards_of(self, group: str, games: int) -> Tensor:
        """The boards of a group, one after another, for so many games."""
        boards = self.prepared.groups[group]
        return torch.tensor(boards)[torch.arange(games) * len(boards) // games]

    # ------------------------------------------------------------ the place to expect

    def learn_places(self) -> None:
        """Let the finished network learn which place to expect, from games against itself. Its moves and its chances stay as they are."""
        plan, place = self.plan, self.mean.place
        if plan.place_rounds == 0 or self.beats:  # who is trained to beat one player is no adviser
            return
        optimizer = torch.optim.Adam(place.parameters())
        chance = np.random.default_rng(plan.seed)
        for number in range(plan.place_rounds):
            which = np.sort(chance.choice(len(self.prepared.weights), plan.lanes, p=self.prepared.shares(plan.emphasis)))
            watched = self.watch(torch.from_numpy(which), plan.seed + number)
            target = (watched.place - 1) / (watched.seats - 1)
            for group in optimizer.param_groups:
                group["lr"] = plan.place_rate * (1 - number / plan.place_rounds)
            total = 0.0
            for some in torch.randperm(len(target), device=target.device).split(plan.place_batch):
                loss = functional.binary_cross_entropy_with_logits(place(watched.hidden[some].float()).squeeze(1), target[some])
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
                total += loss.item() * len(some)
            self.tell(f"places, round {number + 1}: {len(target)} positions, loss {total / len(target):.4f}")
        self.actor.place.load_state_dict(place.state_dict())
        self.places = [self.compare_places(group, plan.games) for group in self.prepared.groups]
        self.save()

    @torch.no_grad()
    def watch(self, which: Tensor, seed: int) -> Watched:
        """The network in all seats, one game on each board, to their ends."""
        lanes = Lanes(self.machine, self.prepared, which, torch.full((len(which), MOST_SEATS), LEARNS), seed, restart=False)
        lanes.move_on()
        seen, lane, seat = list[Tensor](), list[Tensor](), list[Tensor]()
        for _ in range(LONGEST):
            choices = lanes.look()
            if len(choices.action_rows) == 0:
                break
            chooses = lanes.at["counts"] > 0
            with self.half():
                hidden = self.mean.see(choices)
                choice = self.mean.like(hidden, choices).argmax(1)
            seen.append(hidden[chooses])
            lane.append(chooses.nonzero().squeeze(1))
            seat.append(lanes.at["seats"][chooses])
            lanes.move_on(choice)
        where, who = torch.cat(lane), torch.cat(seat)
        place = lanes.at["placing"][where, who]
        return Watched(torch.cat(seen), lanes.seats_at_table[where].float(), place.float(), lanes.at["shares"][where, who])

    @torch.no_grad()
    def compare_places(self, group: str, games: int, seed: int = 98) -> dict[str, Any]:
        """The places and chances that were expected beside those that came, in new games; `off`: how far apart, on average over ten classes.

        `error` is how far off an expected place is (root of the mean square), `without` how far off the average place would be.
        """
        watched = self.watch(self.boards_of(group, games), seed)
        hidden, seats, came = watched.hidden.float(), watched.seats, watched.place
        told = 1 + (seats - 1) * self.mean.place(hidden).squeeze(1).sigmoid()
        chance = self.mean.value(hidden).squeeze(1).sigmoid()
        found: dict[str, Any] = {"group": group, "games": games, "positions": len(came)}
        for name, expected, true in (("place", told, came), ("chance", chance, watched.share)):
            classes = expected.argsort().chunk(10)
            table = [[expected[each].mean().item(), true[each].mean().item()] for each in classes]
            off = sum(abs(a - b) for a, b in table) / len(table)
            found[name] = {"told": expected.mean().item(), "came": true.mean().item(), "off": off, "classes": table}
        found["error"] = (told - came).square().mean().sqrt().item()
        found["without"] = came.std().item()
        self.tell("places " + json.dumps(found))
        return found

    # ------------------------------------------------------------ the whole run

    def run(self) -> None:
        plan = self.plan
        lanes = self.lanes()
        next_save = self.spent + plan.save_every
        to_keep = {math.ceil(part * plan.iterations) for part in plan.keep}
        measured = plan.measured or [name for name in self.prepared.groups if name.startswith("usual")]
        while self.iteration < plan.iterations:
            start = time.time()
            steps = self.play(lanes)
            played = time.time() - start
            means = self.learn(steps, lanes.seats_at_table, self.iteration / plan.iterations)
            self.iteration += 1
            self.average()
            if self.iteration % plan.older_every == 0 and not self.frozen:
                self.older.load_state_dict(self.actor.state_dict())
            self.spent += time.time() - start
            if self.iteration % 20 == 1:
                actions = len(steps[0].choices.action_rows) / lanes.count
                self.tell(
                    f"{self.spent:6.1f} s, iteration {self.iteration}, {self.choices / 1e6:.0f} M choices, {self.games / 1e3:.0f} k games, "
                    f"{self.choices / self.spent / 1e6:.2f} M/s, play {played / (time.time() - start):.2f}; policy {means[0]:.4f} critic {means[1]:.4f} "
                    f"entropy {means[2]:.3f} change {means[3]:.5f} own {means[4]:.4f} spread {means[5]:.4f} actions {actions:.1f}"
                )
            kept = self.iteration in to_keep
            if kept or (plan.measure_every and self.iteration % plan.measure_every == 0):
                self.note_all(measured, plan.games, 1000 + self.iteration)
            if kept:
                self.ship(f"{self.name}-{self.iteration}")
            if self.spent >= next_save:
                next_save = self.spent + plan.save_every
                self.save()
        self.save()

    def note_all(self, groups: Iterable[str], games: int, seed: int) -> None:
        """Measure, and draw the curve again."""
        for group in groups:
            self.note(self.measure(group, games, seed))
        self.report()

    def note(self, found: dict[str, Any]) -> None:
        line = {"iteration": self.iteration, "seconds": round(self.spent, 1), "choices": self.choices, "games_played": self.games, **found}
        self.curve.append(line)
        self.tell("measured " + json.dumps(line))

    def finish(self) -> None:
        """Measure all groups, and write the report."""
        self.note_all(self.prepared.groups if self.plan.final_games else (), self.plan.final_games, seed=7)

    def tell(self, line: str) -> None:
        print(f"{self.name}: {line}", flush=True)

    # ------------------------------------------------------------ files

    def weight_hash(self) -> str:
        return hashlib.sha256(b"".join(each.tobytes() for each in self.mean.arrays().values())).hexdigest()

    def save(self) -> None:
        """A checkpoint, and the weights as they are shipped."""
        self.out.mkdir(parents=True, exist_ok=True)
        kept = {
            "actor": self.actor.state_dict(),
            "mean": self.mean.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "progress": [self.iteration, self.spent, self.games, self.choices],
            "curve": self.curve,
        }
        torch.save(kept, self.out / f"{self.name}.checkpoint")
        self.ship(self.name)
        self.report()

    def ship(self, name: str) -> None:
        """The weights as they are shipped."""
        self.out.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(self.out / f"{name}.npz", fingerprint=np.array(self.prepared.about["fingerprint"]), **self.mean.arrays())  # type: ignore[arg-type]

    def resume(self, path: Path) -> None:
        """Go on where a checkpoint was made: only the games that were being played then are begun anew."""
        kept = torch.load(path, map_location=self.machine.device, weights_only=False)
        self._take(kept)
        self.mean.load_state_dict(kept["mean"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.iteration, self.spent, self.games, self.choices = kept["progress"]
        self.curve = kept["curve"]
        torch.manual_seed(self.plan.seed + self.iteration)

    def start(self, path: Path) -> None:
        """Begin with the networks of a checkpoint, or with weights as they are shipped, which have no critic."""
        if path.suffix == ".npz":
            self.actor.take(self.shipped(path))
            for each in (self.mean,) if self.frozen else (self.older, self.mean):
                each.load_state_dict(self.actor.state_dict())
        else:
            self._take(torch.load(path, map_location=self.machine.device, weights_only=False))

    def _take(self, kept: dict[str, Any]) -> None:
        actor, first = dict(kept["actor"]), self.actor.one
        for name, mine in (("one.layer.weight", first.layer.weight), ("one.scales", first.scales)):
            theirs = actor[name]  # an actor that sees all begins with one that does not, and with no opinion of the columns that are new
            actor[name] = functional.pad(theirs, (0, mine.shape[-1] - theirs.shape[-1])) if name.endswith("weight") else mine
        if not self.frozen:
            self.older.load_state_dict(actor)
        self.actor.load_state_dict(actor)
        self.mean.load_state_dict(actor)
        self.critic.load_state_dict(kept["critic"])

    def beat(self, path: Path) -> None:
        """Train to beat one player, with shipped weights: it sits in all other seats and learns nothing."""
        self.rival(path)
        self.beats = True

    def rival(self, path: Path) -> None:
        """Train with one player, with shipped weights, in one seat of the lanes of an older self. It chooses at random as in training, and learns nothing."""
        arrays = self.shipped(path)
        sizes = [arrays[name].shape[1] for name in ("one", "two", "state", "mix")]
        self.older = Actor(self.prepared, sizes).to(self.machine.device)
        self.older.take(arrays)
        self.frozen = True

    def shipped(self, path: Path) -> dict[str, np.ndarray[Any, Any]]:
        with np.load(path) as found:
            arrays = {name: found[name] for name in found.files}
        if str(arrays.pop("fingerprint")) != self.prepared.about["fingerprint"]:
            raise ValueError(f"{path} was trained on other columns, verbs or rules")
        return arrays

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
            "opponent": "a frozen network" if self.beats else "greedy",
            "curve": self.curve,
            "places": self.places,
        }
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / f"{self.name}.json").write_text(json.dumps(found, indent=1) + "\n")
        (self.out / f"{self.name}.html").write_text(page_of(found, over=self.iteration >= self.plan.iterations), "utf-8")


def plan_of(pairs: Sequence[str]) -> Plan:
    """A plan from words such as `lanes=1024`."""
    plan = Plan()
    for pair in pairs:
        name, _, word = pair.partition("=")
        before = getattr(plan, name)
        value: Any = type(before)(word)
        if isinstance(before, bool):
            value = word == "yes"
        elif isinstance(before, tuple):
            kind = {"sizes": int, "keep": float}.get(name, str)
            value = tuple(kind(each) for each in word.split(",") if each)
        setattr(plan, name, value)
    return plan
