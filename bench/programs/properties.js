const n = 500_000;
const point = { x: 1, y: 2, z: 3 };
for (let i = 0; i < n; i++) {
  point.x = point.y + i;
  point.z = point.x - point.z;
}
return [point.x, point.z];
