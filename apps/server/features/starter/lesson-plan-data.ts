/** A lesson as a page of its own: plain HTML with headings, lists and a table, readable in every browser. */
export const PYTHAGORAS_LESSON = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Lesson plan: the theorem of Pythagoras by touch</title></head>
<body>
<h1>The theorem of Pythagoras by touch</h1>
<p>45 minutes, ages 12 to 14, six to twelve learners. Learners know squares, right angles and square numbers to 100.</p>
<h2>At the end</h2>
<ul>
<li>Every learner can show on a drawing which two squares together are as large as the third.</li>
<li>Every learner can say the theorem in words, without letters.</li>
<li>Most learners can work out the long side from the two short ones.</li>
</ul>
<h2>To prepare</h2>
<ul>
<li>The drawing “The theorem of Pythagoras” for each learner, on swell paper or embossed.</li>
<li>For each pair 50 flat unit squares, such as tiles or cut card, and a tray with a rim.</li>
<li>A length of string for each learner.</li>
</ul>
<h2>The lesson</h2>
<table>
<thead><tr><th scope="col">Minutes</th><th scope="col">What happens</th><th scope="col">What to listen for</th></tr></thead>
<tbody>
<tr><td>5</td><td>With both hands find the textured triangle in the middle. Where is its right angle?</td>
<td>“The two straight sides meet there.”</td></tr>
<tr><td>10</td><td>Follow each side outwards: on each stands a square. Read the number in it.
Which square is the largest? Measure its side with the string.</td><td>“It stands on the side across from the right angle.”</td></tr>
<tr><td>15</td><td>In pairs: lay the two small squares out of tiles, 9 and 16. Take all of them and try to lay
the large square, 5 by 5.</td><td>“It just works out, none is left.”</td></tr>
<tr><td>10</td><td>Say the rule in your own words, then work out: short sides 6 and 8, how long is the third?</td>
<td>“36 and 64 are 100, so 10.”</td></tr>
<tr><td>5</td><td>Does it also work without a right angle? Bend the string into a flat triangle and guess.</td>
<td>“Then the square is too large or too small.”</td></tr>
</tbody>
</table>
<h2>For learners who are done early</h2>
<p>Which other whole numbers fit? Try 5 and 12, and 8 and 15.</p>
<h2>What may go wrong</h2>
<p>Some learners compare the sides instead of the squares. Let them cover a square with one hand and say how many
tiles fit under it.</p>
</body>
</html>
`;
