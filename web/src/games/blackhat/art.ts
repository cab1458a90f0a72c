// Line drawings of the cards, on a 24 grid.

/** A fedora: crown and brim, and its band. */
export const HAT_SHAPE =
  "M6.2 14.1l1.2-6.7C7.8 5.2 9.1 4.3 10.6 4.9c1 .4 1.8.4 2.8 0c1.5-.6 2.8.3 3.2 2.5l1.2 6.7c1.7.3 3.2.8 4.4 1.4" +
  "c-2.2 2.3-6.1 3.3-10.2 3.3s-8-1-10.2-3.3c1.2-.6 2.7-1.1 4.4-1.4z";
export const HAT_BAND = "M6.5 12.7c3.6-1.1 7.4-1.1 11 0";
/** A wildcard's star. */
export const STAR = "M12 4.5v15M5.5 8.25l13 7.5M18.5 8.25l-13 7.5";
export const CROWN = "M4 8l4 4 4-6.5 4 6.5 4-4-1.5 9.5h-13z";
export const EYE = "M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5s-6.5-2-9-6.5M12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5";
