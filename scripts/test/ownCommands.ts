/** What takes too long for every change, by the command that runs it; named at the end of `npm test`. */
export const ownCommands = [
  "Left to commands of their own: npm run test:embedded (every API test on the embedded engine), npm run test:generated (all of the rights, hostile input, awkward addresses and formats that npm test draws from), npm run e2e (every journey, and on a phone too; npm test walks those in turn that tests below the browser show as well), npm run test:container (the image, compose and manifests), npm run test:firefox (a journey of every module in Firefox), npm run figures -- --faults (every fault figures once had, put back), npm run trust (faults, floods and kills for half an hour), npm run bench (speed)",
];
