/** What `build/icons.ts` makes of a picture's name. */
declare module '~icons/lucide/*' {
  const Icon: (props: import('react').ComponentProps<'svg'>) => import('react').ReactElement;
  export default Icon;
}
