/** A table's own entry; names from a rules file must not reach `constructor` and the like. */
export function own<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
