/** Around the text of a legal page. */
export const legalPage = {
  sample: "Sample",
  /** Before the day. */
  revised: (shownDate: string | null) => (shownDate ? `${shownDate} · Latest revision: ` : "Last updated "),
  contents: "On this page",
  sections: "Sections of this page",
  contact: "Contact Us",
};
