import 'parvis/style.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Intranet', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
