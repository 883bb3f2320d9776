/** Address of a published table for spreadsheets. */
export const tableFile = (name: string) => `/data/${name}.csv`
