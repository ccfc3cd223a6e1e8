/** The portal seen from the square: two arches, one door. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="1em"
      height="1em"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="8" fill="var(--pv-accent)" />
      <path
        d="M7 25V16a9 9 0 0 1 18 0v9M12 25v-8.500a4 4 0 0 1 8 0V25"
        fill="none"
        stroke="var(--pv-on-accent)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </svg>
  );
}
