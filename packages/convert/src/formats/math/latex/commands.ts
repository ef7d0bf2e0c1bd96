/** What commands of LaTeX stand for, of those that school books need. */

function readPairs(pairs: string): Readonly<Record<string, string>> {
  const words = pairs.trim().split(/\s+/);
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])));
}

/** Letters, written as names. */
export const NAMES = readPairs(`
  alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ
  nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ
  Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω infty ∞ emptyset ∅ varnothing ∅ ell ℓ`);

export const SIGNS = readPairs(`
  times × cdot ⋅ div ÷ pm ± mp ∓ ast ∗ circ ∘ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ approx ≈ simeq ≃
  cong ≅ equiv ≡ sim ∼ propto ∝ ll ≪ gg ≫ lt < gt > in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪
  cap ∩ setminus ∖ to → rightarrow → longrightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ implies ⇒
  Leftrightarrow ⇔ iff ⇔ mapsto ↦ forall ∀ exists ∃ neg ¬ lnot ¬ land ∧ wedge ∧ lor ∨ vee ∨ partial ∂ nabla ∇ angle ∠
  perp ⊥ parallel ∥ mid | vert | lvert | rvert | therefore ∴ because ∵ dots … ldots … cdots ⋯ prime ′ degree ° langle ⟨
  rangle ⟩ coloneqq ≔ colon : gets ← longleftarrow ← Longrightarrow ⇒ Leftarrow ⇐ uparrow ↑ downarrow ↓ nearrow ↗ searrow ↘ models ⊨ vdash ⊢
  top ⊤ bot ⊥ oplus ⊕ otimes ⊗ odot ⊙ bullet ∙ star ⋆ nmid ∤ not ¬ subsetneq ⊊ sqcup ⊔ sqcap ⊓ prec ≺ succ ≻ preceq ⪯ succeq ⪰ gg ≫
  asymp ≍ doteq ≐ triangleq ≜ triangle △ square □ Box □ hbar ℏ Re ℜ Im ℑ aleph ℵ nexists ∄ vdots ⋮ ddots ⋱ lbrack [ rbrack ] backslash ∖ lVert ∥ rVert ∥ Vert ∥ | ∥
  lbrace { rbrace } lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ { { } } % % $ $ # # & & _ _`);

export const FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp det gcd deg dim ker Pr'.split(
    ' ',
  ),
);
/** Below and above these stand their bounds. */
export const WITH_BOUNDS: Readonly<Record<string, string>> = {
  sum: '<mo>∑</mo>',
  prod: '<mo>∏</mo>',
  lim: '<mi>lim</mi>',
  max: '<mi>max</mi>',
  min: '<mi>min</mi>',
  sup: '<mi>sup</mi>',
  inf: '<mi>inf</mi>',
  limsup: '<mi>lim sup</mi>',
  liminf: '<mi>lim inf</mi>',
  bigcup: '<mo>⋃</mo>',
  bigcap: '<mo>⋂</mo>',
  bigoplus: '<mo>⨁</mo>',
};
export const INTEGRALS = readPairs('int ∫ iint ∬ oint ∮');

export const MARKS = readPairs(
  'bar ¯ overline ¯ hat ^ widehat ^ vec → overrightarrow → dot ˙ tilde ~ widetilde ~',
);

/** Words as they are, with their blanks. */
export const WORDS: ReadonlySet<string> = new Set(['text', 'textrm', 'textit', 'textbf', 'mbox']);
/** Letters that are one name. */
export const UPRIGHT: ReadonlySet<string> = new Set(['mathrm', 'operatorname']);
/** What changes only how things look. */
export const LOOKS: ReadonlySet<string> = new Set(
  'displaystyle textstyle scriptstyle scriptscriptstyle mathbf mathsf mathit mathcal mathfrak mathscr boldsymbol bm mathstrut strut left. right. middle bigm Bigm biggl biggr Biggl Biggr limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr , ; : ! quad qquad nonumber'.split(
    ' ',
  ),
);

/** Brackets around a table of cells. */
export const TABLES: Readonly<Record<string, readonly [string, string]>> = {
  matrix: ['', ''],
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
  cases: ['{', ''],
  aligned: ['', ''],
  alignedat: ['', ''],
  gathered: ['', ''],
  split: ['', ''],
  array: ['', ''],
  smallmatrix: ['', ''],
  Bmatrix: ['{', '}'],
  Vmatrix: ['∥', '∥'],
};

/** Sets of numbers have letters with a doubled line. */
export const DOUBLED = readPairs('N ℕ Z ℤ Q ℚ R ℝ C ℂ P ℙ H ℍ E 𝔼 F 𝔽 K 𝕂 D 𝔻 B 𝔹 S 𝕊 T 𝕋 1 𝟙');
