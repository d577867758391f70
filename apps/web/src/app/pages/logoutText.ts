import { defineText } from "@mars/wording/language/text";

export const logoutText = defineText({
  da: {
    title: "Du har ændringer, der ikke er gemt",
    text: "De findes kun i denne browser. Hvis du logger ud nu, bliver de slettet. Gå tilbage, hvis du vil gemme dem først.",
    leave: "Log ud, og slet ændringerne",
  },
  en: {
    title: "You have unsaved changes",
    text: "They are only in this browser. If you log out now, they will be deleted. Go back if you want to save them first.",
    leave: "Log out and delete the changes",
  },
});
