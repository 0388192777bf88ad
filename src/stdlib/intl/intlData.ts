/** Internal slot of the objects of Intl: a host formatter that only ever sees plain data. */
export class IntlData<T = unknown> {
  readonly host: T;
  readonly locale: string;
  constructor(host: T, locale: string) {
    this.host = host;
    this.locale = locale;
  }
}
