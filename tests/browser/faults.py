"""What is wrong with the picture of a page: sideways scrolling, cut text and buttons, names cut to the same text, words that run out of the action bar, what has no card, poor contrast."""

WRONG = r"""
() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth) found.push(`scrolls sideways: ${page.scrollWidth - page.clientWidth} px too wide`);
  const room = document.querySelector('dialog:modal') ?? document.body;
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('.hidden, [inert]');
  const named = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
  const own = (each) => [...each.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const cuts = (value) => value !== 'visible';
  const all = [...room.querySelectorAll('*')].filter((each) => each instanceof HTMLElement && shown(each));

  // Text that its own box cuts off; and what is left of a name.
  const names = new Map();
  for (const each of all) {
    const style = getComputedStyle(each);
    const clipped = style.clipPath.startsWith('inset') || (each.clientWidth <= 1 && each.clientHeight <= 1);
    if (!own(each).length || clipped) continue;
    const wide = cuts(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
    const high = cuts(style.overflowY) && style.overflowY !== 'auto' && each.scrollHeight > each.clientHeight + 4;
    if (wide || high) found.push(`text cut: “${named(each)}”`);
    if (!wide) continue;
    const text = own(each)[0];
    const range = document.createRange();
    const right = each.getBoundingClientRect().right - (style.textOverflow === 'ellipsis' ? 9 : 0);
    let kept = 0;
    for (let end = 1; end <= text.data.length; end++) {
      range.setStart(text, 0);
      range.setEnd(text, end);
      if (range.getBoundingClientRect().right <= right) kept = end;
    }
    // A name may be cut in the middle: then its end stands beside it.
    const end = each.nextElementSibling?.matches('.end') ? each.nextElementSibling.textContent : '';
    const left = `${text.data.slice(0, kept)}…${end}`;
    names.set(left, (names.get(left) ?? new Set()).add(text.data + end));
  }
  for (const [left, texts] of names)
    if (texts.size > 1) found.push(`cut to the same text “${left}”: ${[...texts].join(', ')}`);

  // What is expected of the reader has to fit the bar, and the buttons below it with it.
  for (const bar of room.querySelectorAll('section.bar'))
    if (shown(bar) && bar.scrollHeight > bar.clientHeight + 4) found.push(`runs over the action bar by ${bar.scrollHeight - bar.clientHeight} px: “${named(bar)}”`);

  for (const said of room.querySelectorAll('section.bar .tray .choice'))
    if (shown(said) && said.scrollHeight > said.clientHeight + 4) found.push(`has to be scrolled in the action bar: “${named(said)}”`);

  // Buttons that something around them cuts off.
  for (const each of all.filter((one) => one.matches('button, a[href], input, select, textarea, [role=tab]'))) {
    const box = each.getBoundingClientRect();
    // The number of a rule, within a sentence, can be hit a little beside what is seen of it.
    if (!box.width || !box.height || each.matches('.rulelink')) continue;
    for (let outer = each.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const edge = outer === document.body || outer === page ? null : outer.getBoundingClientRect();
      if (!edge) break;
      if (style.display === 'contents') continue;  // it has no box
      const aside = cuts(style.overflowX) ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
      const below = cuts(style.overflowY) ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
      const scrolls = ['auto', 'scroll'].includes(style.overflowY) && outer.clientHeight >= 160;
      // A list that fades where it goes on says so itself.
      if (aside > 2 && outer.dataset.more) break;
      if (aside > 2) found.push(`button cut at the side by ${Math.round(aside)} px: “${named(each)}”`);
      else if (below > 2 && (scrolls || outer.dataset.more)) break;
      else if (below > 2) found.push(`button cut by ${Math.round(below)} px: “${named(each)}”`);
      else if (style.position === 'fixed') break;
      else continue;
      break;
    }
  }

  // At a table, everything that can be pressed answers when asked what it does. What stands on it is asked about through it, and nobody asks about the answer.
  if (document.querySelector('.game .around'))
    for (const each of all.filter((one) => one.matches('button, select, input:not([type=radio])')))
      if (!each.closest('[data-inspect], [data-about], [data-inspected], .rulelink')) found.push(`says nothing about itself: “${named(each)}”`);

  // Contrast, where the ground is one colour.
  const parse = (text) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const over = (top, under) => [0, 1, 2].map((at) => top[at] * (top[3] ?? 1) + under[at] * (1 - (top[3] ?? 1)));
  // What an element is painted on: mostly what it is in, but some buttons lie on what is beside them. Outside the window nobody knows that.
  const beneath = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    if (stack.includes(each)) return stack.slice(stack.indexOf(each));
    const around = [];
    for (let at = each; at; at = at.parentElement) around.push(at);
    return around;
  };
  const poor = new Map();
  for (const each of all) {
    if (!own(each).length || each.closest(':disabled')) continue;
    const layers = [];
    let [opacity, known, ground] = [1, true, null];
    for (const at of beneath(each)) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' && at !== document.body) known = false;
      if (style.backgroundColor.startsWith('color(')) known = false;
      const colour = parse(style.backgroundColor);
      ground = at;
      if ((colour[3] ?? 1) > 0) layers.push(colour);
      if ((colour[3] ?? 1) === 1) break;
    }
    for (let at = each; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
      if (at.contains(ground)) break;
    }
    const colour = getComputedStyle(each).color;
    if (!known || !layers.length || colour.startsWith('color(')) continue;
    const paper = layers.reverse().reduce((under, top) => over(top, under));
    const ink = parse(colour);
    const [one, other] = [light(over([ink[0], ink[1], ink[2], (ink[3] ?? 1) * opacity], paper)), light(paper)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const style = getComputedStyle(each);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) poor.set(`contrast ${ratio.toFixed(2)}:1: “${named(each)}”`, 1);
  }
  return [...new Set([...found, ...poor.keys()])];
}
"""
"""For the browser: a list of sentences, each about one fault."""
