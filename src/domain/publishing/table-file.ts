/** Where a table lies that a page shows, for spreadsheets and whoever works with the village's data. */
export const tableFile = (name: string) => `/data/${name}.csv`
