/** What the name of a link ends with that opens a new tab. */
export const NewTab = () => <span className="sr-only"> (membuka tab baru)</span>
