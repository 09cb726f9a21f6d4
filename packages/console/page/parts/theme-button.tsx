// Theme button: light, dark, or as the system has it.
import { useEffect, useState } from "preact/hooks";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const NAME = "console-theme";

/** Goes from one theme to the next; what is chosen stays in this browser. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(read);
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem(NAME, theme);
    } catch {
      // A browser may keep nothing for a page.
    }
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => setTheme(next)}
      aria-label={`Theme: ${theme}. Change to ${next}`}
    >
      {theme === "system" ? "◐" : theme === "light" ? "☀" : "☾"}
    </button>
  );
}

function read(): Theme {
  try {
    const kept = localStorage.getItem(NAME);
    return THEMES.find((each) => each === kept) ?? "system";
  } catch {
    return "system";
  }
}
