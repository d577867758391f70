import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../../lib/http/problemSentence.ts";

/** Every code that applications may meet, from the API and from the rules. */
export const problemText = defineText({
  da: {
    "project.frozen": "Projektet kan ikke ændres, så længe det har den status.",
    "project.not-draft": "Kun kladder kan slettes.",
    "project.scheme-unknown": "Tilskudsordningen findes ikke længere.",
    "project.scheme-not-offered": "Ansøgeren kan ikke søge ordningen '{scheme}'.",
    "project.measure-unknown": "Virkemidlet findes ikke.",
    "project.measure-not-of-scheme": "Ordningen har et andet virkemiddel.",
    "screening.not-found": "Screeningen findes ikke længere. Lav en ny screening af området.",
    "organization.unknown": "Organisationen er ikke registreret her.",
    "owner.required": "Et projekt skal have en ansøger.",
    "owner.unchanged": "Modtageren har allerede rollen. Vælg en anden.",
    "owner.final": "Projektet er overdraget til en kommune. Det kan ikke ændres igen.",
    "owner.not-confirmed": "Skift til en kommune kan ikke fortrydes. Sæt kryds for at bekræfte.",
    "invitation.unknown":
      "Det kan være brugt, trukket tilbage, udløbet eller sendt til en anden. Har du allerede sagt ja, finder du projektet herunder. Ellers kan du bede afsenderen om en ny invitation.",
    "invitation.address": "Skriv en gyldig e-mailadresse.",
    "invitation.private-only":
      "Invitationer er til privatpersoner. Log ud, og log ind som privatperson.",
    "offer.answered": "Tilbuddet er allerede besvaret eller trukket tilbage.",
    "offer.too-many": "Du har sendt mange tilbud det seneste døgn. Vent til i morgen.",
    "offer.lapsed": "Fristen for at svare er udløbet. Bed om et nyt tilbud.",
    "question.day-past": "Svarfristen skal være i dag eller senere.",
    "question.day-far": "Svarfristen må højst ligge et år fremme.",
    "delegation.ended": "Datoen skal være i dag eller senere.",
    "delegation.end-required": "Skriv, hvilken dag fuldmagten slutter.",
    "delegation.too-long": "En fuldmagt kan højst gælde i fem år.",
    "supplementary.needs-scheme": "Vælg en tilskudsordning, før du tilføjer supplerende områder.",
    "supplementary.needs-geometry": "Tegn projektområdet, før du tilføjer supplerende områder.",
    "supplementary.type-unknown": "Ordningen har ikke den type. Vælg en anden.",
    "supplementary.type-automatic": "Områder af den type beregnes automatisk.",
    "supplementary.automatic": "Området beregnes automatisk og kan ikke ændres.",
    "supplementary.not-confirmed": "Bekræft, at der skal oprettes flere områder på én gang.",
    "supplementary.not-found": "Vi kan ikke finde det supplerende område med id '{id}'.",
    "supplementary.unfitting": "Den nye ordning har ikke de typer områder, du har tegnet.",
    "supplementary.analysis-unavailable":
      "De automatiske områder kunne ikke beregnes, fordi et datasæt ikke svarer. Prøv igen senere, eller kontakt styrelsen.",
    "effects.negative": "Dette felt skal være >= 0",
    "effects.too-large":
      "Effekten er større, end et projekt kan give. Tjek, om kommaet er sat rigtigt.",
    "geometry.invalid": "Området kan ikke bruges. Tegn det igen.",
    "geometry.empty": "Der er intet område.",
    "geometry.self-crossing": "Området krydser sig selv. Flyt et punkt, så linjerne ikke krydser.",
    "geometry.too-large": "Området er for stort.",
    "geometry.outside-container":
      "Området ligger i havet eller i udlandet. Et projekt skal ligge på land i Danmark.",
    "geometry.outside-denmark": "Området ligger uden for Danmark.",
    "geometry.outside-project": "Området ligger helt uden for projektområdet. Det kan ikke bruges.",
    "geometry.partly-outside-container":
      "Noget af området ligger uden for kommunernes land. Projektet tæller stadig med.",
    "geometry.partly-outside-project":
      "Noget af området ligger uden for projektområdet. Det tæller stadig med.",
    "lifecycle.not-allowed": "Projektets status tillader det ikke.",
    "lifecycle.wrong-flow": "Det trin er ikke en del af ordningen.",
    "lifecycle.wrong-actor": "Kun den anden part kan gøre det.",
    "lifecycle.own-case": "Du kan ikke behandle din egen sag.",
    "lifecycle.rules-not-met": "Nødvendige oplysninger mangler, eller et krav er ikke opfyldt.",
    "lifecycle.rules-not-judged": "Kravene kunne ikke vurderes. Prøv igen.",
    "lifecycle.not-confirmed": "Sæt kryds for at bekræfte, at projektet opfylder tilsagnet.",
    "lifecycle.form-address-empty": "F2-formularens URL er i øjeblikket tom",
    "lifecycle.case-id-required": "Skriv F2-sagens nummer.",
    "lifecycle.remark-required": "Skriv en bemærkning.",
    "lifecycle.decided-in-future": "Datoen ligger i fremtiden.",
    "lifecycle.decided-before-case": "Datoen ligger før den dag, sagen begyndte.",
    "lifecycle.already-completed": "Forundersøgelsen er allerede afsluttet.",
    "form.no-action": "Der er ingen formular til projektets nuværende status.",
    "form.analysis-failed": "Der gik noget galt i analysen",
    "casework.no-caseworker": "Personen behandler ikke sager. Vælg en anden.",
    "casework.too-many-filters": "Du kan højst gemme 20 visninger. Slet en, og prøv igen.",
    "application.not-open": "Formularen er ikke åbnet, eller den er allerede sendt.",
    "application.sent-in-future": "Datoen ligger i fremtiden.",
    "application.sent-before-opened": "Datoen ligger før den dag, formularen blev åbnet.",
    "project.draft-is-not-copied": "Projektet er en kladde. Du kan rette i den, som den er.",
    "text.required": "Feltet skal udfyldes.",
    "text.too-long": "Teksten er for lang.",
    "overlap.demarcation_one":
      "Området overlapper et andet projekt med {overlapHa}. Aftal grænsen med det andet projekt.",
    "overlap.demarcation_other":
      "Området overlapper {count} andre projekter med {overlapHa}. Aftal grænserne med de andre projekter.",
    "overlap.hidden-touches":
      "Der er søgt om et projekt på eller tæt ved området (inden for nogle hundrede meter). Projektet er ikke offentligt, så vi kan ikke vise, hvem der har søgt, eller hvor det ligger.",
    "overlap.hidden-much":
      "Der er søgt om et eller flere projekter på eller tæt ved en stor del af området. Projekterne er ikke offentlige, så vi kan ikke vise, hvem der har søgt, eller hvor de ligger.",
    "overlap.hidden-unchecked":
      "Vi har ikke undersøgt, om området overlapper projekter, der ikke er offentlige, fordi du har tjekket store områder den seneste time.",
    "overlap.too-much-land":
      "Du har tjekket store områder den seneste time. Vi viser igen andre projekter ved området om lidt.",
    "overlap.buffer_one": "Et andet projekt ligger nærmere end {bufferM} m.",
    "overlap.buffer_other": "{count} andre projekter ligger nærmere end {bufferM} m.",
    "overlap.buffer-ignores-filter":
      "Afstanden på {bufferM} m måles til alle projekter, også dem, dit filter skjuler.",
    "rule.min-area.too-small":
      "Området er mindre end ordningens mindste areal. Du kan stadig ansøge.",
    "rule.min-nitrogen.too-little": "Området fjerner mindre kvælstof, end ordningen lægger op til.",
  },
  en: {
    "project.frozen": "The project cannot be changed while it has this status.",
    "project.not-draft": "Only drafts can be deleted.",
    "project.scheme-unknown": "The subsidy scheme no longer exists.",
    "project.scheme-not-offered": "The applicant cannot apply under the scheme '{scheme}'.",
    "project.measure-unknown": "The measure does not exist.",
    "project.measure-not-of-scheme": "The scheme uses another measure.",
    "screening.not-found": "The screening no longer exists. Screen the area again.",
    "organization.unknown": "The organisation is not registered here.",
    "owner.required": "A project must have an applicant.",
    "owner.unchanged": "That organisation has already been chosen. Choose another.",
    "owner.final":
      "The project has been handed over to a municipality. This cannot be changed again.",
    "owner.not-confirmed": "A change to a municipality cannot be undone. Tick the box to confirm.",
    "invitation.unknown":
      "It may have been used, withdrawn, expired or sent to someone else. If you have already accepted, you find the project below. Otherwise ask the sender for a new invitation.",
    "invitation.address": "Enter a valid e-mail address.",
    "invitation.private-only":
      "Invitations are for private individuals. Log out, and log in as a private individual.",
    "offer.answered": "The offer has already been answered or withdrawn.",
    "offer.too-many": "You have made many offers within the last day. Wait until tomorrow.",
    "offer.lapsed": "The deadline for answering has passed. Ask for a new offer.",
    "question.day-past": "The last day for an answer must be today or later.",
    "question.day-far": "The last day for an answer can be at most a year ahead.",
    "delegation.ended": "The day must be today or later.",
    "delegation.end-required": "Enter the day the authorisation ends.",
    "delegation.too-long": "An authorisation can last at most five years.",
    "supplementary.needs-scheme": "Choose a subsidy scheme before you add supplementary areas.",
    "supplementary.needs-geometry": "Draw the project area before you add supplementary areas.",
    "supplementary.type-unknown": "The scheme does not include this type. Choose another.",
    "supplementary.type-automatic": "Areas of this type are calculated automatically.",
    "supplementary.automatic": "The area is calculated automatically and cannot be changed.",
    "supplementary.not-confirmed": "Confirm that you want to create several areas at once.",
    "supplementary.not-found": "We cannot find the supplementary area with ID '{id}'.",
    "supplementary.unfitting": "The new scheme does not have the types of area you have drawn.",
    "supplementary.analysis-unavailable":
      "The automatic areas could not be calculated because a dataset is not responding. Try again later, or contact the agency.",
    "effects.negative": "This field must be >= 0",
    "effects.too-large": "The effect is larger than a project can have. Check the decimal point.",
    "geometry.invalid": "The area cannot be used. Draw it again.",
    "geometry.empty": "There is no area.",
    "geometry.self-crossing":
      "The area crosses itself. Move a point so that the lines do not cross.",
    "geometry.too-large": "The area is too large.",
    "geometry.outside-container":
      "The area is at sea or abroad. A project must be on land in Denmark.",
    "geometry.outside-denmark": "The area is outside Denmark.",
    "geometry.outside-project": "The area is entirely outside the project area. It cannot be used.",
    "geometry.partly-outside-container":
      "Part of the area is outside the municipalities. The project still counts.",
    "geometry.partly-outside-project":
      "Part of the area is outside the project area. It still counts.",
    "lifecycle.not-allowed": "The status of the project does not allow this.",
    "lifecycle.wrong-flow": "This step is not part of the scheme.",
    "lifecycle.wrong-actor": "Only the other party can do this.",
    "lifecycle.own-case": "You cannot handle your own case.",
    "lifecycle.rules-not-met": "Required information is missing, or a requirement is not met.",
    "lifecycle.rules-not-judged": "The requirements could not be assessed. Try again.",
    "lifecycle.not-confirmed":
      "Tick the box to confirm that the project meets the conditions of the approval.",
    "lifecycle.form-address-empty": "The URL of the F2 form is empty at the moment",
    "lifecycle.case-id-required": "Enter the number of the F2 case.",
    "lifecycle.remark-required": "Write a comment.",
    "lifecycle.decided-in-future": "The date is in the future.",
    "lifecycle.decided-before-case": "The date is before the case began.",
    "lifecycle.already-completed": "The preliminary examination has already been completed.",
    "form.no-action": "There is no form for the project's current status.",
    "form.analysis-failed": "Something went wrong in the analysis",
    "casework.no-caseworker": "This person does not handle cases. Choose someone else.",
    "casework.too-many-filters": "You can save at most 20 views. Delete one and try again.",
    "application.not-open": "The form has not been opened, or it has already been sent.",
    "application.sent-in-future": "The date is in the future.",
    "application.sent-before-opened": "The date is before the day the form was opened.",
    "project.draft-is-not-copied": "The project is a draft. You can edit it as it is.",
    "text.required": "This field is required.",
    "text.too-long": "The text is too long.",
    "overlap.demarcation_one":
      "The area overlaps another project by {overlapHa}. Agree on the boundary with the other project.",
    "overlap.demarcation_other":
      "The area overlaps {count} other projects by {overlapHa}. Agree on the boundaries with the other projects.",
    "overlap.hidden-touches":
      "Someone has applied for a project on the area or close to it (within a few hundred metres). The project is not public, so we cannot show whose it is or where it is.",
    "overlap.hidden-much":
      "Someone has applied for one or more projects on or close to a large part of the area. The projects are not public, so we cannot show whose they are or where they are.",
    "overlap.hidden-unchecked":
      "We have not checked the area against projects that are not public, because you have checked a lot of land in the last hour.",
    "overlap.too-much-land":
      "You have checked a lot of land in the last hour. Wait a while, and we will show other projects near the area again.",
    "overlap.buffer_one": "Another project is closer than {bufferM} m.",
    "overlap.buffer_other": "{count} other projects are closer than {bufferM} m.",
    "overlap.buffer-ignores-filter":
      "The distance of {bufferM} m is measured to all projects, including those your filter hides.",
    "rule.min-area.too-small": "The area is below the scheme's minimum. You can still apply.",
    "rule.min-nitrogen.too-little": "The area removes less nitrogen than the scheme aims for.",
  },
});

registerProblemSentences(problemText);
