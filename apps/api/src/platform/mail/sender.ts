/** Returns the address of a sender, given alone or as `Name <address>`. */
export function addressOf(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}

/** Returns a sender under a name of its own, unless the operator has given it one. */
export function senderNamed(sender: string, name: string | undefined) {
  return name === undefined || sender.includes('<') ? sender : { name, address: sender };
}
