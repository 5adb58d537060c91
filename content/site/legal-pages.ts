/** Around the text of a legal page. */
export const legalPage = {
  sample: "Sample",
  /** Before the day and after it. */
  revised: (shownDate: string | null) => (shownDate ? ["Revised ", ` · ${shownDate}`] : ["Last updated ", ""]),
  contents: "On this page",
  sections: "Sections of this page",
  contact: "Contact Us",
};
