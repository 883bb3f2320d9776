/** Address of the published file of an event, for calendars. */
export const eventFile = (id: string) => `/data/agenda-${id}.ics`
