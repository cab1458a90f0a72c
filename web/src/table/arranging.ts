// What the reader changes in a lobby takes a moment to reach the table. Until the table says that it has taken it, a start would be for the
// table as it was before, and the server would refuse it.
import type { BotMessage, ChooseMessage, FromPage, KickMessage, TableMessage } from "../wire/wire";

type Change = BotMessage | ChooseMessage | KickMessage;

export class Arranging {
  private asked: Change[] = [];

  /** Whether the table has not taken everything yet. */
  get underWay(): boolean {
    return this.asked.length > 0;
  }

  send(message: FromPage, table: TableMessage | null): void {
    if (!table || !isChange(message)) return;
    if (this.underWay || !isTaken(message, table)) this.asked.push(message);
  }

  /** The server carries out changes in the order in which they came: with one, all before it have been answered. */
  heard(table: TableMessage): void {
    this.asked = table.phase === "lobby" ? this.asked.slice(this.asked.findLastIndex((each) => isTaken(each, table)) + 1) : [];
  }

  /** Something was refused, or the line broke: nobody knows what is still under way. */
  forget(): void {
    this.asked = [];
  }
}

function isChange(message: FromPage): message is Change {
  return message.do === "choose" || message.do === "bot" || message.do === "kick";
}

/** Whether a table is as a change wants it. Texts, such as a board of one's own, are not told back: they come with an option that is. */
function isTaken(change: Change, table: TableMessage): boolean {
  if (change.do === "bot") return table.chairs[change.chair]?.level === change.level;
  if (change.do === "kick") return table.chairs[change.chair]?.kind !== "guest";
  return (
    Object.entries(change.options).every(([name, value]) => !(name in table.options) || table.options[name] === value) &&
    (change.pace ?? table.pace) === table.pace &&
    (change.aids ?? table.aids) === table.aids &&
    (change.advice === undefined || change.advice === null || change.advice === (table.advice !== "off"))
  );
}
