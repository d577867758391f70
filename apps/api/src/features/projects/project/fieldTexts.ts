/** What a refused field of a project is told. */
export const fieldTexts = {
  notOnLand: {
    da: "Området ligger i havet eller i udlandet. Et projekt skal ligge på land i Danmark.",
    en: "The area is at sea or abroad. A project must be on land in Denmark.",
  },
};
