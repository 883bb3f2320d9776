/** Address of the published calendar file of an event. */
export const eventFile = (id: string) => `/data/agenda-${id}.ics`
