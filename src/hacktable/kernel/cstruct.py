"""C structs whose fields are declared once.

The type checker reads the annotations, NumPy gets the dtype, the mask gets each field's audience::

    class State(CStruct):
        turn: int = i1(see=EVERYONE)
        digit: Ints = i1(4, 12, see=OWNER, shown="shown")
        shown: Ints = i1(4, 12, see=EVERYONE)
        hands: Ints = i2(4, see=in_gaze)  # a rule decides, cell by cell

A struct has two forms. *Stored*, it is one element of a NumPy array, a few hundred bytes: this form is copied, compared, and
read and written by compiled rules. *Mirrored*, it is a plain object with Python ints and int64 arrays: interpreted rules work
on it, twenty times faster than on a `np.recarray`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
"""Only what players think is ever a fraction; rules know whole numbers alone."""
Stored = NDArray[np.void]
"""Stored structs in an array, most often one: indexed with a number, then with a field's name."""
StoredOne = np.void
"""One of them; written to, it changes the array it is part of."""


class Audience(Enum):
    """Who may know a field."""

    EVERYONE = "everyone"
    OWNER = "the seat that the first index names"
    NOBODY = "nobody"


EVERYONE, OWNER, NOBODY = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY


Rule = Callable[..., bool]
"""A kernel `rule(board, s, seat, *index)` that says whether a seat may know a cell.

It is also asked with the seat's own mask in the place of the state, and must give the same answer then: legal actions and bots
work on masks, and a mask of a mask must be that mask."""


@dataclass(frozen=True)
class Field:
    """One field: its storage, the values it can hold, and who may see it."""

    code: str
    shape: tuple[int, ...]
    see: Audience | Rule | None
    shown: str | None
    """For an OWNER's field: the field of the same shape that says which cells everyone has been shown."""
    low: int
    high: int
    blank: int
    """What stands in the place of a value that a seat may not know."""
    names: tuple[str, ...] = ()
    """What the values from `low` on are called in a position's text; none: plain numbers."""
    page: bool = True
    """Whether the page gets it; a field that follows from others need not be sent."""
    later: bool = False
    """Whether everyone may see it when its round is over and is recounted."""

    def __post_init__(self) -> None:
        if self.see is OWNER and not self.shape:
            raise TypeError("an OWNER's field needs a first index: the seat")
        if self.shown and self.see is not OWNER:
            raise TypeError("only an OWNER's field can be shown cell by cell")

    @property
    def size(self) -> int:
        return int(np.dtype(self.code).itemsize)


def _declare(code: str) -> Any:
    bounds = np.iinfo(code)

    def field(
        *shape: int,
        see: Audience | Rule | None = None,
        shown: str | None = None,
        low: int = int(bounds.min),
        high: int = int(bounds.max),
        blank: int = 0,
        names: tuple[str, ...] = (),
        page: bool = True,
        later: bool = False,
    ) -> Any:
        return Field(code, shape, see, shown, low, low + len(names) - 1 if names else high, blank, names, page, later)

    field.__doc__ = f"A field of {code} integers. Only signed ones: mixed with unsigned ones, compiled arithmetic turns to floats."
    return field


i1, i2, i4, i8 = _declare("i1"), _declare("i2"), _declare("i4"), _declare("i8")


class CStruct:
    """Base of all structs. Subclass it and declare fields; a subclass of that adds to them."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[np.void]]
    _runs: ClassVar[np.dtype[np.void]]
    """The same bytes as `dtype`, with all cells of one size together in one field."""
    _slots: ClassVar[tuple[tuple[str, slice | int, tuple[int, ...]], ...]]
    """For each field: its name, where its cells are among all cells of the struct, and its shape."""
    _sizes: ClassVar[dict[str, int]]
    """How many cells there are of each size."""
    _numbers: ClassVar[list[str]]
    """The fields that are one number."""
    lists: ClassVar[list[str]]
    """Those that are several."""
    _number_places: ClassVar[Ints]
    """Where the cells of fields that are one number are among all cells of the struct."""
    _wide: ClassVar[np.dtype[np.void]]
    """All cells of the struct as int64, with the names and shapes of their fields."""
    _places_by_size: ClassVar[list[tuple[str, slice]]]
    """Where the cells of each size are among all cells of the struct."""
    _places: ClassVar[Ints]
    """For each cell: which it is of a zero, all fields that are one number, and the cells of all others."""

    def __init_subclass__(cls) -> None:
        own = {name: form for name, form in vars(cls).items() if isinstance(form, Field)}
        cls.fields = {**cls.fields, **own}
        # Large fields first: every field is then aligned without a hole, on a GPU too.
        order = sorted(cls.fields, key=lambda name: -cls.fields[name].size)
        layout: list[Any] = [(name, cls.fields[name].code, cls.fields[name].shape) for name in order]
        odd = -np.dtype(layout).itemsize % 8
        if odd:
            layout.append(("filler", "i1", (odd,)))
        cls.dtype = np.dtype(layout, align=True)
        sizes, slots, at = dict[str, int](), list[tuple[str, slice | int, tuple[int, ...]]](), 0
        for name, code, shape in layout:
            count = int(np.prod(shape, dtype=np.int64))
            sizes[code] = sizes.get(code, 0) + count
            if name in cls.fields:
                slots.append((name, slice(at, at + count) if shape else at, shape))
            at += count
        cls._runs = np.dtype([(code, code, (count,)) for code, count in sizes.items()])
        cls._slots, cls._sizes = tuple(slots), sizes
        cls._numbers, cls.lists = [name for name, _, shape in slots if not shape], [name for name, _, shape in slots if shape]
        cls._number_places = np.array([place for _, place, _ in slots if not isinstance(place, slice)], np.int64)
        cls._wide = np.dtype([(name, np.int64, shape) for name, _, shape in layout])
        ends = np.cumsum([*sizes.values()]).tolist()
        cls._places_by_size = [(code, slice(end - count, end)) for (code, count), end in zip(sizes.items(), ends, strict=True)]
        found = dict(zip(cls._numbers, range(1, at + 1), strict=False))
        cls._places, following = np.zeros(at, np.int64), 1 + len(cls._numbers)
        for name, place, _ in slots:
            if isinstance(place, slice):
                count = place.stop - place.start
                cls._places[place] = range(following, following + count)
                following += count
            else:
                cls._places[place] = found[name]

    @classmethod
    def new(cls, count: int = 1) -> Stored:
        """Zeroed structs in an array."""
        return np.ndarray(count, cls.dtype, bytearray(count * cls.dtype.itemsize))

    @classmethod
    def copied(cls, stored: Stored) -> Stored:
        """A copy of an array of structs; NumPy's own `copy` goes field by field and takes ten times as long."""
        return np.ndarray(stored.shape, cls.dtype, bytearray(stored.tobytes()))

    @classmethod
    def mirror(cls, stored: StoredOne) -> Self:
        """A plain object with the stored struct's values."""
        twin = object.__new__(cls)
        cells = cls._widened(np.frombuffer(stored, cls._runs)[0])
        values = vars(twin)
        values.update(zip(cls._numbers, cells[cls._number_places].tolist(), strict=True))
        wide = np.ndarray((), cls._wide, cells.data)
        lists = list(map(wide.__getitem__, cls.lists))
        values.update(zip(cls.lists, lists, strict=True))
        values["_mirrored"] = cells, lists
        return twin

    def by_cell(self) -> Self:
        """This mirror, whose lists from now on are read and written one cell at a time, and can do nothing else: Python takes half as long for that in its
        own views as in NumPy's arrays. For walks of many steps; a mirror made for a few questions would lose what it saves."""
        cells, lists = vars(self)["_mirrored"]
        views = [memoryview(each) for each in lists]
        vars(self).update(zip(self.lists, views, strict=True), _mirrored=(cells, views))
        return self

    @classmethod
    def _widened(cls, runs: StoredOne | Stored) -> Ints:
        """All cells of a stored struct."""
        return np.concatenate([runs[code] for code in cls._sizes], dtype=np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """What copies and other processes get. There the lists are arrays of their own, and no parts of what was mirrored."""
        return {name: value for name, value in vars(self).items() if name != "_mirrored"}

    def twin(self) -> Self:
        """An independent mirror with the same values."""
        twin = object.__new__(type(self))
        for name, field in self.fields.items():
            value = getattr(self, name)
            setattr(twin, name, value.copy() if field.shape else value)
        return twin

    def store(self, into: StoredOne) -> None:
        """Write the values back into a stored struct.

        :raises OverflowError: if a value does not fit its field. Compiled code would wrap it silently.
        """
        cells, written = self._cells(), np.asarray(into).view(self._runs)
        for code, place in self._places_by_size:
            written[code][...] = cells[place]
        stored = self._widened(written)
        if stored.tobytes() != cells.tobytes():
            name = next(name for name, place, _ in self._slots if np.any(cells[place] != stored[place]))
            raise OverflowError(
                f"{type(self).__name__}.{name} holds a value that does not fit {self.fields[name].code}: {getattr(self, name)}"
            )

    def is_in(self, stored: StoredOne) -> bool:
        """Whether a stored struct has exactly these values: then `store` would write the bytes that are there."""
        return self._cells().tobytes() == self._widened(np.frombuffer(stored, self._runs)[0]).tobytes()

    def _cells(self) -> Ints:
        """The values of all cells, in the order in which they are stored."""
        values = vars(self)
        numbers, lists = list(map(values.__getitem__, self._numbers)), list(map(values.__getitem__, self.lists))
        cells: Ints | None
        cells, mirrored = values.get("_mirrored", (None, []))
        if all(map(operator.is_, lists, mirrored)) and cells is not None:  # what `mirror` made: they are parts of its cells
            cells[self._number_places] = numbers
            return cells
        together: Ints = np.concatenate([np.array([0, *numbers], np.int64), *lists], axis=None)
        return together[self._places]

    @classmethod
    def from_view(cls, state: Mapping[str, Any]) -> Self:
        """A mirror of a view's dictionary, with zeros for what is not in it."""
        stored = cls.new()[0]
        for name, value in state.items():
            stored[name] = value
        return cls.mirror(stored)

    @classmethod
    def cells(cls, stored: StoredOne) -> Iterator[tuple[str, Field, NDArray[np.integer]]]:
        """Every field with its stored value, in the order of declaration."""
        for name, field in cls.fields.items():
            yield name, field, stored[name]
