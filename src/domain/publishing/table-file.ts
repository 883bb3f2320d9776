export const tableFile = (name: string) => `/data/${name}.csv`
