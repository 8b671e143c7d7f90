/** Returns the address of a sender, written as `address` or as `Name <address>`. */
export function addressOf(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}

/** Returns a sender with the name `name`, unless the operator has written a name in `sender`. */
export function senderNamed(sender: string, name: string | undefined) {
  return name === undefined || sender.includes('<') ? sender : { name, address: sender };
}
