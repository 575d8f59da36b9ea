/** Tasks that wait for a lock, by its name; the last one of each. */
let queues = new Map<string, Promise<unknown>>();

/**
 * The browser's locks, which jsdom lacks: tasks of one name run one after the other, whichever
 * portal of a test asks. `clear` frees what a closed portal still holds.
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
