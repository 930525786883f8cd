// claim: *
// truth: different
// today: unknown
// why:   objects of the class were equal to themselves only
class T { public int k; public T(int k) { this.k = k; } }
