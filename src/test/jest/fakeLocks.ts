/** The last task of each lock's queue, keyed by the name of the lock. */
let queues = new Map<string, Promise<unknown>>();

/**
 * The browser's locks, which jsdom lacks: tasks with the same lock run one after another, also
 * those of two portals in a test. `clear` releases locks that a closed portal still holds.
 */
export const fakeLocks = {
  request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const before = queues.get(name) ?? Promise.resolve();
    const result = before.catch(() => undefined).then(task);
    queues.set(name, result);
    return result;
  },
  clear() {
    queues = new Map();
  },
};
