// Whether this reader still learns: remembered in the browser, to be skipped and to be asked for again.
import { recall, remember } from "../../../keep";
import type { HackerScene } from "../places";
import { finished, FRESH, learn, type Lesson, type Task, TASKS, taskNow } from "./lesson";

const KEY = "hacker.lesson";

class Learning {
  private lesson = $state.raw<Lesson>({ ...FRESH, done: recall<Task[]>(KEY, []).filter((task) => TASKS.includes(task)) });
  private number = -1;

  get done(): readonly Task[] {
    return this.lesson.done;
  }

  get over(): boolean {
    return finished(this.lesson);
  }

  /** A scene has come; each is looked at once. */
  hear(scene: HackerScene): void {
    if (this.over || scene.number === this.number) return;
    this.number = scene.number;
    const next = learn(this.lesson, scene);
    if (next.done.length !== this.lesson.done.length) remember(KEY, next.done);
    this.lesson = next;
  }

  task(scene: HackerScene): Task | null {
    return taskNow(this.lesson, scene);
  }

  skip(): void {
    this.lesson = { ...this.lesson, done: TASKS };
    remember(KEY, TASKS);
  }

  again(): void {
    this.lesson = FRESH;
    remember(KEY, null);
  }
}

export const learning = new Learning();
