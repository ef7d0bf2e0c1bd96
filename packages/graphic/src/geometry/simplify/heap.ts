/** The least first. An entry is not taken out when its cost changes: whoever takes it sees that it is stale. */
export interface Heap {
  readonly push: (cost: number, slot: number) => void;
  readonly pop: () => { readonly cost: number; readonly slot: number } | undefined;
}

export function createHeap(): Heap {
  const costs: number[] = [];
  const slots: number[] = [];
  const place = (at: number, cost: number, slot: number): void => {
    costs[at] = cost;
    slots[at] = slot;
  };
  const sink = (start: number, cost: number, slot: number): void => {
    let at = start;
    for (let child = 2 * at + 1; child < costs.length; child = 2 * at + 1) {
      const other = child + 1;
      const least = other < costs.length && (costs[other] ?? 0) < (costs[child] ?? 0) ? other : child;
      if ((costs[least] ?? 0) >= cost) break;
      place(at, costs[least] ?? 0, slots[least] ?? 0);
      at = least;
    }
    place(at, cost, slot);
  };
  return {
    push: (cost, slot) => {
      let at = costs.length;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if ((costs[parent] ?? 0) <= cost) break;
        place(at, costs[parent] ?? 0, slots[parent] ?? 0);
        at = parent;
      }
      place(at, cost, slot);
    },
    pop: () => {
      const [cost, slot] = [costs[0], slots[0]];
      if (cost === undefined || slot === undefined) return undefined;
      const [lastCost, lastSlot] = [costs.pop(), slots.pop()];
      if (costs.length > 0 && lastCost !== undefined && lastSlot !== undefined) sink(0, lastCost, lastSlot);
      return { cost, slot };
    },
  };
}
