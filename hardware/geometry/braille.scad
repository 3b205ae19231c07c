// Braille: dots 1 to 3 are the left column from the top, 4 to 6 the right one.

// The letters a to h, which are the digits 1 to 8 as well.
function letter(n) = [[1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5]][n];
function number_sign() = [3, 4, 5, 6];

function dot(n) = [n > 3 ? 2.5 : 0, -2.5 * ((n - 1) % 3)];

// A dot is 1.6 mm wide and 0.6 mm high, and rooted in what it stands on.
module braille(dots) {
    for (n = dots) translate([dot(n)[0] - 1.25, dot(n)[1] + 2.5, 0])
        rotate_extrude($fn = 16) polygon([[0, -0.6], [0.8, -0.6], [0.8, 0], [0.72, 0.25], [0.5, 0.47], [0, 0.6]]);
}
