import { describe, expect, it } from 'vitest';
import { notePage } from '../../../../../demo/server/http/page';
import { pageFrame } from '../../../../../demo/server/letters/events/Sender';

const sender = (mailFrom: string, organisation?: string) => ({
  ...{ publicUrl: () => 'https://eglise.exemple/parvis/', mailFrom, organisation },
  ...{ zone: 'Europe/Paris', now: () => 0 },
});

const written = async (mailFrom: string, organisation?: string) =>
  String(await notePage(pageFrame(sender(mailFrom, organisation)), { title: 'Votre <lien>' }));

describe('The frame of a page', () => {
  it('names the organisation and the address to write to, where the operator gave them [V4]', async () => {
    const page = await written('Bureau <bureau@eglise.exemple>', 'Paroisse & <b>amis</b>');
    expect(page).toContain('Paroisse &amp; &lt;b&gt;amis&lt;/b&gt;</p>');
    expect(page).toContain('<a href="mailto:bureau@eglise.exemple">bureau@eglise.exemple</a>');
    expect(page).toContain('<h1>Votre &lt;lien&gt;</h1>');
    expect(page).toMatch(/href="\/parvis\/pages\.css\?v=[\w-]{16}"/);
  });

  it('asks to answer the mail where no address was given [V4]', async () => {
    const page = await written('Parvis <parvis@localhost>');
    expect(page).not.toContain('mailto:');
    expect(page).toContain('Répondez à l’e-mail que vous avez reçu.');
    expect(page).toContain('Parvis</p>');
  });
});
