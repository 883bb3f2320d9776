export const tableFile = (name: string) => `/data/${name}.csv`

export const eventFile = (id: string) => `/data/agenda-${id}.ics`
