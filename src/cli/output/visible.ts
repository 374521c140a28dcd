const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu,
    (control) => escapes[control] ?? `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** As `visible`, for messages of several lines, such as stacks. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}
