class Person {
}

class Member extends Person {
}

class Student extends Member {
}

class Tickets {
    static boolean reduced(Person person) {
        return person instanceof Member;
    }
}
