// claim:  Tickets.reduced
// truth:  different
// why:    reduced is the same code; a Student is a Member on the right only
class Person {
}

class Member extends Person {
}

class Student extends Person {
}

class Tickets {
    static boolean reduced(Person person) {
        return person instanceof Member;
    }
}
