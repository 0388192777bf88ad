const point = { x: 1, y: 2, z: 3 };
for (let i = 0; i < 500_000; i++) {
  point.x = point.y + i;
  point.z = point.x - point.z;
}
return [point.x, point.z];
