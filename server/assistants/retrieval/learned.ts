/** What was learned from all known questions: how much each feature of a question speaks for each passage. */
export type Learned = {
  /** What it was learned from, and by what rules: of other lessons it knows nothing. */
  stamp: string;
  /** The parts of a direction first, then the features by name. */
  names: string[];
  /** How many passages there are. */
  places: number;
  /** A row of numbers for each name, one for each place; a byte is as much as it takes to rank them. */
  numbers: Int8Array;
  /** By how much the numbers of each row are to be multiplied. */
  scales: Float32Array;
};
