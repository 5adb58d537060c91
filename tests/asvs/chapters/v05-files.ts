import { type Chapter, none, tested } from "#tests/asvs/line.ts";

const noUploads = "nothing can be uploaded: no form and no function takes a file";

export const files: Chapter = {
  title: "File handling",
  lines: {
    "5.1.1": none("Say which files are taken", noUploads),
    "5.2.1": tested(
      "Only files of a size that can be borne",
      ["tooLarge", "endless", "largeForms"],
      "no file is taken at all; these hold for bodies of any kind",
    ),
    "5.2.2": none("Check type and content", noUploads),
    "5.2.3": tested("Nothing packed unpacks to a flood", ["packedForms"], "packed bodies are refused"),
    "5.3.1": none("What was uploaded does not run", noUploads),
    "5.3.2": tested(
      "Paths are not made of names from outside",
      ["onlyBuilt", "spellings"],
      "files are looked up in memory by their whole address; the disk is not asked",
    ),
    "5.4.1": none("Names of downloads: given by us", "no download carries a name from outside"),
    "5.4.2": none("Names of downloads: encoded", "no download carries a name from outside"),
    "5.4.3": none("Scan what strangers bring", noUploads),
  },
};
