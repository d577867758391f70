/** What our own data may be used for, in the words of the tables. */
export const licenceText = "Offentlige data, fri brug med kildeangivelse";
