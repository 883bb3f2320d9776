export const eventFile = (id: string) => `/data/agenda-${id}.ics`
