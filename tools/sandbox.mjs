/**
 * Settings under which the API and the sandbox of this machine know each other: of each service whose first
 * setting the environment lacks. The secrets are nobody's: what they guard is practice, and a payment under way outlives a new start.
 * @param {number} port
 * @param {Record<string, string | undefined>} [environment]
 */
export function sandboxSettings(port, environment = {}) {
  const url = `http://localhost:${port}`;
  const secret = "practice-on-this-machine";
  const services = [
    { SANDBOX_BANK_URL: `${url}/bank`, SANDBOX_BANK_SECRET: secret },
    {
      SUMSUB_APP_TOKEN: secret,
      SUMSUB_SECRET_KEY: secret,
      SUMSUB_WEBHOOK_SECRET: secret,
      SUMSUB_API_URL: `${url}/sumsub`,
      SUMSUB_FORM_URL: `${url}/identity/form`,
    },
    {
      TELEGRAM_BOT: "practice_bot",
      TELEGRAM_BOT_TOKEN: secret,
      TELEGRAM_WEBHOOK_SECRET: secret,
      TELEGRAM_API_URL: `${url}/telegram`,
      TELEGRAM_LINK_URL: `${url}/messenger`,
    },
    {
      CALL_GATEWAY_SECRET: secret,
      // Of no country's plan: whoever dials it by mistake disturbs nobody.
      CALL_NUMBERS: "RU:+70000000000",
      WEB_CALL_URL: `ws://localhost:${port}/sip`,
    },
  ];
  const missing = services.filter((names) => !environment[Object.keys(names)[0] ?? ""]);
  return Object.assign({ PORT_SANDBOX: String(port) }, ...missing);
}
