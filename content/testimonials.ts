/** Somebody's own words, with `proof`, where it's shown that they said it, `contact`, where we can reach them, and `permission`, where they let us print it; or a sample, which the launch check refuses. */
export type Testimonial = { quote: string; author: string; role: string } & (
  | { sample: true; proof?: string; contact?: string; permission?: string }
  | { sample?: never; proof: string; contact: string; permission: string }
);

/** Written by us to try the page with, said by nobody: each is shown with the mark "Sample". A real one takes a sample's place. */
export const testimonials = [
  { quote: "I could do up my own zip after the swim. That hasn't happened since September.", author: "Morag T.", role: "Cold water swimmer", sample: true },
  { quote: "It goes on like any hand cream and then, by the time I reach the hill, it feels warm.", author: "Gareth P.", role: "Hill walker", sample: true },
  { quote: "I put it on at six and forget about it until the late train. Then I notice.", author: "Anika S.", role: "Commuter", sample: true },
  { quote: "No grease on the bars, none on my gloves. That was what I was worried about.", author: "Joel W.", role: "Cycle courier", sample: true },
  { quote: "I use it on my feet before a long shift. They feel like mine again.", author: "Denise K.", role: "Warehouse worker", sample: true },
  { quote: "Under thin gloves it is just right. I can still feel the shutter button.", author: "Tomos R.", role: "Wildlife photographer", sample: true },
  { quote: "It took me two mornings to learn to put it on early. Worth learning.", author: "Hattie L.", role: "Runner", sample: true },
  { quote: "It stayed on in the sea. I was ready to be disappointed and wasn't.", author: "Callan B.", role: "Sea swimmer", sample: true },
  { quote: "My hands are usually the first thing to complain on the touchline. Not on Sunday.", author: "Priya N.", role: "Football parent", sample: true },
  { quote: "I keep a tube by the back door, beside the dog lead.", author: "Frank O.", role: "Dog walker", sample: true },
  { quote: "I have sensitive skin and tried a small patch first. I have used it since.", author: "Elin M.", role: "Teacher", sample: true },
  { quote: "The warmth comes slowly. It is not a shock, it just arrives.", author: "Robert A.", role: "Gardener", sample: true },
  { quote: "Five in the morning, market stall, January. I wouldn't be without it.", author: "Sunita D.", role: "Market trader", sample: true },
  { quote: "I wrote my notes with my gloves off for once.", author: "Iwan H.", role: "Site surveyor", sample: true },
  { quote: "My feet felt warm in wet boots. I cannot say more than that.", author: "Becky F.", role: "Hiker", sample: true },
  { quote: "It smells of almost nothing, which suits me very well.", author: "Leonard C.", role: "Bus driver", sample: true },
  { quote: "The pram, the coffee and the cold: now only two of those are a struggle.", author: "Zara Y.", role: "New parent", sample: true },
  { quote: "I timed it on three runs. It was there when I needed it.", author: "Stuart E.", role: "Winter runner", sample: true },
  { quote: "A small squeeze for each hand is plenty. The tube has lasted me well.", author: "Mina J.", role: "Climber", sample: true },
  { quote: "I gave mine to my mother and had to order another.", author: "Owen G.", role: "Allotment holder", sample: true },
] as const satisfies readonly Testimonial[];
