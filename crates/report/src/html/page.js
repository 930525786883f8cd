"use strict";
// Steps through the two runs of a counterexample. Everything that is shown is in the page; nothing is fetched.
for (const box of document.querySelectorAll("[data-runs]")) {
  const runs = JSON.parse(box.querySelector("script[type='application/json']").textContent);
  const last = Math.max(runs.left.length, runs.right.length) - 1;
  const say = box.querySelector("output");
  let at = 0;
  const show = (to) => {
    at = Math.min(Math.max(to, 0), last);
    for (const line of box.querySelectorAll(".here")) line.classList.remove("here");
    const held = {};
    for (const side of ["left", "right"]) {
      const steps = runs[side], step = steps[Math.min(at, steps.length - 1)];
      held[side] = step ? step.values : {};
      const line = step && box.querySelector(`.side.${side} [data-line="${step.line}"]`);
      if (line) line.classList.add("here");
    }
    for (const side of ["left", "right"]) {
      const place = box.querySelector(`.values .${side}`), other = held[side === "left" ? "right" : "left"];
      place.textContent = "";
      for (const [name, value] of Object.entries(held[side])) {
        const differs = name in other && other[name] !== value;
        const shown = document.createElement(differs ? "b" : "span");
        shown.textContent = `${name} = ${value}`;
        place.append(shown, document.createElement("br"));
      }
      if (at > runs[side].length - 1) place.append("(has ended)");
    }
    const parts = runs.common > 0 && at === runs.common ? ": here the runs part" : "";
    say.textContent = `step ${at + 1} of ${last + 1}${parts}`;
  };
  const moves = { first: () => 0, back: () => at - 1, part: () => runs.common, on: () => at + 1, last: () => last };
  for (const button of box.querySelectorAll("button[data-move]"))
    button.addEventListener("click", () => show(moves[button.dataset.move]()));
  box.addEventListener("keydown", (event) => {
    const move = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (move) { event.preventDefault(); show(moves[move]()); }
  });
  show(runs.common > 0 ? runs.common : last);
}
// A link to a pair opens it.
const open = () => { const to = document.getElementById(decodeURIComponent(location.hash.slice(1))); if (to && to.tagName === "DETAILS") to.open = true; };
addEventListener("hashchange", open);
open();
