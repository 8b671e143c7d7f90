import { Pagina } from '../../components/layout/Pagina.tsx';
import { useCentro } from '../../lib/centro.ts';

/** The day of the last review, and the version and the commit that were reviewed. */
const REVISADA = { dia: '27 de noviembre de 2026', version: '0.1.0', commit: '185cee39' };

/** Tells how accessible the app is, how that was tried, and what is not claimed. */
export function Accesibilidad() {
  const { nombre, email, telefono } = useCentro();
  const contacto = email || telefono;
  return (
    <Pagina
      titulo="Accesibilidad"
      bajada={`Cómo puedes usar la página de ${nombre}, y qué falta probar.`}
    >
      <div className="flex max-w-3xl flex-col gap-6 text-lg">
        <p>
          La página busca cumplir las pautas WCAG 2.2 en nivel AA. Puedes usarla entera con el
          teclado, con la letra agrandada al 200 %, en modo claro u oscuro y en un teléfono de 320
          píxeles de ancho; los horarios y la página de un acompañante se leen también sin
          JavaScript.
        </p>
        <Lista
          titulo="Cómo se probó"
          puntos={[
            'Cada pantalla, con sus estados, pasa por una revisión automática (axe) cada vez que el programa cambia, en modo claro y oscuro.',
            'El contraste de todos los colores se calcula en cada cambio: 4,5 a 1 para el texto.',
            'Reservar y atender el día se prueban con el teclado solo.',
          ]}
        />
        <Lista
          titulo="Qué no se afirma"
          puntos={[
            'No la probó todavía una persona que use lector de pantalla todos los días.',
            'No la certificó nadie de afuera.',
            'Se probó en Chromium; en otros navegadores, todavía no.',
          ]}
        />
        <p>
          Revisada el {REVISADA.dia}, versión {REVISADA.version} ({REVISADA.commit}).
          {contacto && ` Si hay algo que no puedes usar, ${nombre} quiere saberlo: ${contacto}.`}
        </p>
      </div>
    </Pagina>
  );
}

function Lista({ titulo, puntos }: { titulo: string; puntos: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-2 text-xl font-bold">{titulo}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {puntos.map((punto) => (
          <li key={punto}>{punto}</li>
        ))}
      </ul>
    </section>
  );
}
