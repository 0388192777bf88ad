/**
 * What stands between two tokens decides where the grammar says so, and nowhere else: each line is written with blanks,
 * line breaks and comments at every place, and judged as Node judges it.
 */
import { describe, expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";

const AsyncFunction = (async () => {}).constructor as new (body: string) => unknown;

function isNodes(text: string): boolean {
  try {
    new AsyncFunction(`"use strict"; ${text}\n`);
    return true;
  } catch {
    return false;
  }
}

/** Names that nobody declares are no matter of syntax. */
const isOurs = (text: string): boolean =>
  CodeMode.check({ code: text }).every(({ code = "" }) => /^(?:name|data)\//.test(code));

const separators = [" ", "\n", "/* ( */", "/*\n[ */", "// , (\n", "\u2028", " ".repeat(30)];

const needsBlank = (left: string, right: string): boolean =>
  (/[\w$#]$/.test(left) && /^[\w$\\#]/.test(right)) || (/[-+/<!.?&|*=]$/.test(left) && /^[-+/<!.?&|*=>]/.test(right));

/** The line as close as its tokens can stand, then with each separator at each place, and at all of them. */
function* written(line: string): Generator<string> {
  const tokens = line.split(" ");
  const close = tokens.slice(1).map((token, i): string => (needsBlank(tokens[i]!, token) ? " " : ""));
  const join = (gaps: readonly string[]) => tokens.map((token, i) => (i === 0 ? "" : gaps[i - 1]) + token).join("");
  yield join(close);
  for (const separator of separators) {
    for (let i = 0; i < close.length; i++) yield join(close.with(i, separator));
    yield join(close.map(() => separator));
  }
}

const families: Readonly<Record<string, string>> = {
  "async of": `
    for ( async of [ ] ) ;
    for ( async of of ) ;
    for ( async of => { } ; ; ) ;
    for ( async of of => 1 ; ; ) ;
    for ( ( async ) of x ) ;
    for ( async . x of y ) ;
    for ( async [ 0 ] of y ) ;
    for ( async in x ) ;
    for ( async ; ; ) ;
    for ( async ( ) => { } ; ; ) ;
    for ( async function ( ) { } ; ; ) ;
    for ( \\u0061sync of x ) ;
    for ( async o\\u0066 x ) ;
    for await ( async of x ) ;
    for await ( async of of ) ;
    for ( let async of x ) ;`,
  let: `
    for ( let of x ) ;
    for ( let of of x ) ;
    for ( let of ; ; ) ;
    for ( let . x of y ) ;
    for ( let [ x ] of y ) ;
    for ( let in x ) ;
    for ( ( let ) of x ) ;
    for await ( let of x ) ;
    for ( l\\u0065t of x ) ;
    let [ x ] = y
    let . x
    if ( x ) let [ x ] = y
    while ( x ) let x
    x : let [ y ] = z
    ( let [ x ] )`,
  async: `
    async function f ( ) { }
    async function * f ( ) { }
    ( async function ( ) { } )
    if ( x ) async function f ( ) { }
    if ( x ) async ( )
    x : async function f ( ) { }
    do async while ( x )
    async x => x
    async ( x ) => x
    async => x
    x = async x => x
    [ async x => x ]
    x ? async ( y ) => z : w
    \\u0061sync x => x
    \\u0061sync function f ( ) { }
    ( { async x ( ) { } } )
    ( { async * x ( ) { } } )
    ( { async get x ( ) { } } )
    ( { async , x } )
    class A { async x ( ) { } }
    class A { static async * x ( ) { } }
    class A { async ; x }
    class A { async = 1 }`,
  "line breaks": `
    return x
    return / x / g
    throw x
    throw [ x ]
    x : for ( ; ; ) break x
    x : for ( ; ; ) { continue x }
    for ( ; ; ) { break ; x }
    x ++
    x ++ y
    x -- ; y
    x ++ ++ y
    x [ y ] ++ z
    if ( x ) ++ y
    x => y
    ( x ) => y
    ( ) => { } , x
    function * g ( ) { yield * x }
    function * g ( ) { yield x }
    function * g ( ) { yield [ x ] }
    function * g ( ) { x = yield * y }
    function * g ( ) { f ( yield , yield * x ) }
    do x while ( y ) z
    debugger ; x
    var x = 1 , y
    x y`,
  "inserted semicolons": `
    x [ ]
    x [ ... y ]
    x [ y , ]
    x [ y ]
    let x = y [ ... z ]
    let x [ ]
    let x = ( ) => { } [ ... y ]
    ( ) => { } ( y )
    x = y => z [ ]
    x = y => { } [ ]
    x = function ( ) { } [ ]
    x ++ [ ]
    x ++ ( y )
    new x [ ]
    { x } [ ]
    if ( x ) y [ , ]
    return x [ ]
    debugger [ ]
    x /[)]/
    x /\\d/.test(y)
    x ++ /\\d/
    ( ) => { } /\\d/
    x /=/
    x ++ /=/ g
    return x /=/
    let y = z /=/
    x /= / y /
    x = y /= z
    ( ) => { } /=/
    x = ( ) => { } /=/
    x ( ) => y
    x \`y\`\`z\``,
  members: `
    class A { static { x } }
    class A { static x ( ) { } }
    class A { static }
    class A { static ; x }
    class A { static static x ( ) { } }
    class A { static static x }
    class A { static static static x }
    class A { static static = 1 }
    class A { static static ( ) { } }
    class A { static static * x ( ) { } }
    class A { static static [ x ] }
    class A { static static get x ( ) { } }
    class A { get x ( ) { } }
    class A { get ; x ( ) { } }
    class A { get * x ( ) { } }
    class A { set x ( y ) { } }
    class A { x y }
    class A { x = 1 ; * y ( ) { } }
    class A { x * y ( ) { } }
    class A { x [ y ] }
    ( { get x ( ) { } } )
    ( { get , x } )`,
  patterns: `
    [ [ x ] ] = y
    [ ( [ x ] ) ] = y
    [ ( x ) ] = y
    [ ( [ x ] ) [ 0 ] ] = y
    [ ... [ x ] ] = y
    [ ... ( [ x ] ) ] = y
    [ ... x , ] = y
    ( { x : { y } } = z )
    ( { x : ( { y } ) } = z )
    ( { x : ( y ) } = z )
    ( [ x ] ) = y
    for ( [ ( [ x ] ) ] of y ) ;
    ( x ?. y ) \`z\`
    x ?. y \`z\`
    - x ** y
    ( - x ) ** y
    x ?? ( y || z )
    ( x ?? y ) || z`,
};

describe.each(Object.entries(families))("%s", (_family, lines) => {
  test.each(
    lines
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  )("%s", (line) => {
    const differs = [...new Set(written(line))].filter((text) => isOurs(text) !== isNodes(text));
    expect(differs).toEqual([]);
  });
});

test("a modifier behind a comment is one", () => {
  expect(CodeMode.check({ code: "class A { static/**/static x() {} }" }).map(({ code }) => code)).toEqual([
    "early/duplicate-modifier",
  ]);
});
